import { getQuizPanel } from '@kredka/contracts/items/endpoints'
import { make } from '@kredka/contracts/kernel/events'
import { must } from '@kredka/contracts/kernel/testing/must'
import { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import { dumpTables } from '../kernel/testing/dump.ts'
import { randomFrom } from '../kernel/testing/random.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { quizzesProjection } from '../quizzes/projection.ts'
import { itemsProjection } from './projection.ts'
import { itemQueryHandlers } from './queries.ts'
import { AUTHOR_ID, frozenQuiz, played, QUIZ_ID, userId } from './testing/played.ts'
import { closedIn, openedRoom, rescoredIn } from './testing/rooms.ts'

const author = { kind: 'user', id: AUTHOR_ID, is_teacher: true } as const

let models: TestReadModels
beforeEach(async () => {
  models = await startTestReadModels([quizzesProjection, itemsProjection], itemQueryHandlers)
  await models.tell(frozenQuiz())
})
afterEach(() => models.close())

const items = async () => must(await models.ask(getQuizPanel, { id: QUIZ_ID }, author)).items

/** A question's answers in rooms, as they should be told. */
function naive(rooms: readonly ReturnType<typeof closedIn>[]) {
  const bp = rooms.flatMap(({ results }) => results.bp)
  const seconds = rooms.flatMap(({ results }) => results.took_ms.map((ms) => Math.round(ms / 1_000)))
  return {
    answers: bp.length,
    missing: rooms.reduce((sum, { missing }) => sum + missing, 0),
    share: Math.round(bp.reduce((sum, one) => sum + one, 0) / bp.length),
    seconds: seconds.toSorted((one, other) => one - other)[Math.ceil(seconds.length / 2) - 1] ?? null,
    picked: [0, 1, 2].map((option) => rooms.reduce((sum, { chosen }) => sum + (chosen[option] ?? 0), 0)),
  }
}

test('QUI-09 ROO-01 what rooms answered, guests too, is told apart from first attempts, and equals a naive count', async () => {
  const random = randomFrom(1)
  const rooms = [500, 12, 2, 30].map((players, n) => closedIn(n, 0, players, random))
  await models.tell(rooms.flatMap((closed, n) => [openedRoom(n), make(e.QuestionClosed, closed)]))
  const [told, unasked] = await items()
  expect(told).toMatchObject({ people: 0, figures: null, rooms: naive(rooms) })
  expect(unasked?.rooms).toBeNull()
  const before = told?.rooms
  await models.tell(Array.from({ length: 20 }, (_, n) => played(n, userId(n), random)).flat())
  const [both] = await items()
  expect(both?.people).toBe(20)
  expect(both?.rooms).toEqual(before)
})

test('QUI-09 ROO-01 a question shows from twenty answers in rooms on, however many rooms gave them', async () => {
  const random = randomFrom(2)
  await models.tell([openedRoom(0), make(e.QuestionClosed, closedIn(0, 0, 19, random))])
  expect((await items())[0]?.rooms).toBeNull()
  await models.tell([openedRoom(1), make(e.QuestionClosed, closedIn(1, 0, 1, random))])
  expect((await items())[0]?.rooms?.answers).toBe(20)
})

test('QUI-09 a wrong option that more seats chose than the right one is flagged', async () => {
  const closed = closedIn(0, 0, 30, () => 0.99)
  await models.tell([openedRoom(0), make(e.QuestionClosed, { ...closed, chosen: [8, 20, 2] })])
  expect((await items())[0]?.rooms?.flags).toContain('KEY_BEATEN')
})

test('QUI-09 QUI-11 points in rooms follow a corrected key, and a void question tells nothing', async () => {
  const random = randomFrom(3)
  const rooms = [closedIn(0, 0, 40, random), closedIn(1, 0, 25, random)]
  await models.tell(rooms.flatMap((closed, n) => [openedRoom(n), make(e.QuestionClosed, closed)]))
  const anew = rooms.map((closed) => rescoredIn(closed, 1))
  await models.tell(anew.map((data) => make(e.RoomRescored, data)))
  const share = (await items())[0]?.rooms?.share
  const before = naive(rooms).share
  expect(share).toBe(10_000 - before)
  await models.tell(anew.map((data) => make(e.RoomRescored, { ...data, key_revision: 2, is_void: true })))
  expect((await items())[0]?.rooms).toBeNull()
  await models.tell(rooms.map((closed) => make(e.RoomRescored, { ...rescoredIn(closed, 3), results: closed.results })))
  expect((await items())[0]?.rooms).toMatchObject(naive(rooms))
})

test('QUI-09 ROO-03 the end of a question costs a row for each option and second, however many sat there', async () => {
  const closed = closedIn(0, 0, 500, randomFrom(4))
  const seconds = new Set(closed.results.took_ms.map((ms) => Math.round(ms / 1_000))).size
  await models.tell([openedRoom(0), make(e.QuestionClosed, closed)])
  const { tallies = [], room_questions = [], ...others } = await dumpTables(models.pool, itemsProjection)
  expect(tallies.length).toBeLessThanOrEqual(seconds + closed.chosen.length + 2)
  expect(room_questions).toHaveLength(1)
  expect(others['answers']).toEqual([])
})
