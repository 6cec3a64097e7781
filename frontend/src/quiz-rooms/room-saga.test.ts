import { jest } from '@jest/globals'
import { createStore } from '../app/store/store.ts'
import { selectToasts } from '../app/store/toasts-slice.ts'
import { fakeServices } from '../app/testing/services.ts'
import { roomSaga } from './room-saga.ts'
import {
  answerGiven,
  cameBackHere,
  replayWanted,
  roomAsked,
  roomEntered,
  roomLeft,
  selectAnswer,
  selectCode,
  selectOffset,
  selectReplay,
  selectReview,
  selectStatus,
  selectView,
} from './room-slice.ts'
import { FINISHED, LOBBY, NOW, OPEN, TOKEN, YOU } from './testing/room.ts'

const key = 'd'.repeat(32)
const ok = { ok: true, answer: null } as const
const given = { choices: [1] }

beforeEach(() => jest.useFakeTimers({ now: Date.parse(NOW) }))
afterEach(() => jest.useRealTimers())

async function enter(services = fakeServices()) {
  const store = createStore(services)
  store.start('quiz-room', roomSaga)
  store.dispatch(roomEntered({ token: TOKEN, as: 'seat', key }))
  const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms)
  await pass()
  const room = services.opened.opened.at(-1)
  if (room === undefined) throw new Error('no room was opened')
  const tell = async (name: string, body: unknown) => {
    room.tell(name, body)
    await pass()
  }
  return { store, room, services, tell, pass, now: () => store.getState() }
}

async function play(services = fakeServices()) {
  const all = await enter(services)
  all.room.open()
  await all.tell('state', { ...OPEN, you: YOU })
  return all
}

test('ROO-01 a seat enters with its key, and what the server tells is what is known', async () => {
  const { room, tell, now } = await enter()
  expect(room).toMatchObject({ path: '/live/seat', hello: { token: TOKEN, as: 'seat', key } })
  expect(selectStatus(now())).toBe('connecting')
  room.open()
  await tell('state', { ...LOBBY, now: '2026-11-24T12:00:03.000Z' })
  expect(selectStatus(now())).toBe('open')
  expect(selectView(now())?.phase.state).toBe('lobby')
  expect(selectOffset(now())).toBe(3_000)
  await tell('change', { revision: 2, base: 1, now: NOW, phase: { ...LOBBY.phase, state: 'question' } })
  expect(selectView(now())?.phase.state).toBe('question')
  await tell('you', YOU)
  expect(selectView(now())?.you).toEqual(YOU)
})

test('ROO-02 a change that does not fit has all of the room asked for, once', async () => {
  const { room, tell, now, pass } = await play()
  await tell('change', { revision: 9, base: 8, now: NOW, results: null })
  await tell('change', { revision: 10, base: 9, now: NOW, results: null })
  expect(room.asked).toEqual([{ name: 'sync', body: {} }])
  room.answer({ ok: true, answer: { ...FINISHED, revision: 10 } })
  await pass()
  expect(selectView(now())).toMatchObject({ revision: 10, phase: { state: 'finished' } })
})

test('ROO-02 an answer is sent once the server has it, and not before', async () => {
  const { store, room, now, pass } = await play()
  store.dispatch(answerGiven({ n: 0, given }))
  await pass()
  expect(room.asked).toEqual([{ name: 'answer', body: { n: 0, given } }])
  expect(selectAnswer(now())).toMatchObject({ status: 'sending' })
  room.answer(ok)
  await pass()
  expect(selectAnswer(now())).toMatchObject({ status: 'sent' })
})

test('ROO-02 an answer whose line was cut is sent again as it was, when the line stands again', async () => {
  const { store, room, tell, now, pass } = await play()
  store.dispatch(answerGiven({ n: 0, given }))
  await pass()
  room.cut()
  await pass(10_000)
  expect(selectStatus(now())).toBe('lost')
  expect(room.asked).toHaveLength(1)
  room.open()
  await tell('state', { ...OPEN, you: YOU })
  expect(room.asked).toEqual([
    { name: 'answer', body: { n: 0, given } },
    { name: 'answer', body: { n: 0, given } },
  ])
  room.answer(ok)
  await pass()
  expect(selectAnswer(now())).toMatchObject({ status: 'sent' })
})

test('ROO-02 an answer that was not taken yet outlives the page, and is given again as it was; one that was taken does not', async () => {
  const services = fakeServices()
  const before = await play(services)
  before.store.dispatch(answerGiven({ n: 0, given }))
  await before.pass()
  before.store.dispatch(roomLeft())

  const after = await play(services)
  expect(after.room.asked).toEqual([{ name: 'answer', body: { n: 0, given } }])
  expect(selectAnswer(after.now())).toMatchObject({ status: 'sending', given })
  after.room.answer(ok)
  await after.pass()
  expect(selectAnswer(after.now())).toMatchObject({ status: 'sent' })
  after.store.dispatch(roomLeft())

  expect((await play(services)).room.asked).toEqual([])
})

test('ROO-02 an answer that outlived the page is not given to another question, nor by another seat', async () => {
  const services = fakeServices()
  const before = await play(services)
  before.store.dispatch(answerGiven({ n: 0, given }))
  await before.pass()
  before.store.dispatch(roomLeft())

  const other = await enter(services)
  other.room.open()
  await other.tell('state', { ...OPEN, you: { ...YOU, seat: 1 } })
  expect(other.room.asked).toEqual([])
  const later = await enter(services)
  later.room.open()
  await later.tell('state', { ...OPEN, question: { ...OPEN.question, n: 1 }, you: YOU })
  expect([later.room.asked, selectAnswer(later.now())]).toEqual([[], null])
  // and it is gone for good
  expect((await play(services)).room.asked).toEqual([])
})

test('ROO-02 an answer given without a line waits for one', async () => {
  const { store, room, tell, pass } = await play()
  room.cut()
  await pass()
  store.dispatch(answerGiven({ n: 0, given }))
  await pass(5_000)
  expect(room.asked).toEqual([])
  room.open()
  await tell('state', { ...OPEN, you: YOU })
  expect(room.asked).toEqual([{ name: 'answer', body: { n: 0, given } }])
})

test('ROO-02 an answer that came too late says so and is not sent again', async () => {
  const { store, room, now, pass } = await play()
  store.dispatch(answerGiven({ n: 0, given }))
  await pass()
  room.answer({ ok: false, code: 'QUESTION_NOT_OPEN' })
  await pass(10_000)
  expect(selectAnswer(now())).toMatchObject({ status: 'refused', code: 'QUESTION_NOT_OPEN' })
  expect(room.asked).toHaveLength(1)
})

test.each(['TOO_MANY_REQUESTS', 'CONFLICT'] as const)(
  'ROO-02 a server that is busy, or in a crowd, is asked again in a moment: %s',
  async (code) => {
    const { store, room, pass } = await play()
    store.dispatch(answerGiven({ n: 0, given }))
    await pass()
    room.answer({ ok: false, code })
    await pass(999)
    expect(room.asked).toHaveLength(1)
    await pass(1)
    expect(room.asked).toHaveLength(2)
  },
)

test('ROO-02 the next question begins without an answer', async () => {
  const { store, room, tell, now, pass } = await play()
  store.dispatch(answerGiven({ n: 0, given }))
  await pass()
  room.answer(ok)
  await pass()
  const question = { ...OPEN.question, n: 1 }
  await tell('change', { revision: 4, base: 3, now: NOW, question, options: null })
  expect(selectAnswer(now())).toBeNull()
})

test('ROO-02 a seat opened elsewhere rests until it is wanted here again', async () => {
  const { store, room, tell, now, pass } = await play()
  await tell('ended', { code: 'OPENED_ELSEWHERE' })
  room.cut()
  await pass()
  expect([selectStatus(now()), selectCode(now())]).toEqual(['over', 'OPENED_ELSEWHERE'])
  expect(room.isResting()).toBe(true)
  store.dispatch(cameBackHere())
  await pass()
  expect([room.tries(), room.isResting()]).toEqual([1, false])
  room.open()
  await tell('state', { ...OPEN, you: YOU })
  expect([selectStatus(now()), selectCode(now())]).toEqual(['open', null])
})

test('ROO-01 a refusal stays, and says why', async () => {
  const { room, now, pass } = await enter()
  room.refuse('SEAT_KICKED')
  await pass()
  expect([selectStatus(now()), selectCode(now())]).toEqual(['over', 'SEAT_KICKED'])
})

test('ROO-01 what the host asks for and does not get is told', async () => {
  const { store, room, now, pass } = await play()
  store.dispatch(roomAsked({ name: 'kick', body: { seat: 3 } }))
  await pass()
  expect(room.asked).toEqual([{ name: 'kick', body: { seat: 3 } }])
  room.answer({ ok: false, code: 'QUIZ_ROOM_NOT_POSSIBLE' })
  await pass()
  expect(selectToasts(now())).toMatchObject([{ kind: 'error', error: { code: 'QUIZ_ROOM_NOT_POSSIBLE' } }])
})

test('QUI-05 once the game is over a seat looks back at its answers, once', async () => {
  const { room, tell, now, pass } = await play()
  await tell('state', { ...FINISHED, you: YOU })
  expect(room.asked).toEqual([{ name: 'review', body: {} }])
  const review = { points: 600, place: 2, players: 2, average_bp: 5_000, questions: [] }
  room.answer({ ok: true, answer: review })
  await pass()
  expect(selectReview(now())).toEqual(review)
  await tell('change', { revision: 6, base: 5, now: NOW, phase: { ...FINISHED.phase, state: 'closed' } })
  expect(room.asked).toHaveLength(1)
})

test('ROO-02 a replay is read page by page to its end', async () => {
  const { store, room, now, pass } = await play()
  const frame = { at: NOW, whole: LOBBY, change: null, you: null }
  store.dispatch(replayWanted({ as: 'screen', seat: null }))
  await pass()
  room.answer({ ok: true, answer: { frames: [frame], next: 40 } })
  await pass()
  expect(selectReplay(now())).toMatchObject({ isWhole: false, frames: [frame] })
  room.answer({ ok: true, answer: { frames: [{ ...frame, whole: OPEN }], next: null } })
  await pass()
  expect(selectReplay(now())).toMatchObject({ isWhole: true, frames: [frame, { whole: OPEN }] })
  expect(room.asked.map(({ body }) => body)).toEqual([
    { as: 'screen', seat: null, after: 0 },
    { as: 'screen', seat: null, after: 40 },
  ])
})

test('ROO-01 whoever leaves the page leaves nothing behind', async () => {
  const { store, room, now, pass } = await play()
  store.dispatch(roomLeft())
  await pass()
  expect(room.isClosed()).toBe(true)
  expect([selectStatus(now()), selectView(now())]).toEqual(['off', null])
})
