import { inputOf } from '@kredka/contracts/games/engine/snake-1/input'
import { snakeQuiz } from '@kredka/contracts/games/engine/snake-quiz-1/snake-quiz'
import { LEAD_IN_MS } from '@kredka/contracts/games/rules'
import { QUESTIONS } from '@kredka/contracts/games/snake-quiz/rules'
import type { BoardView, QuizPoolsView, RunView } from '@kredka/contracts/games/views'
import { streamOf } from '@kredka/contracts/kernel/events'
import type { RepetitionView } from '@kredka/contracts/repetition/views'
import { until } from '../kernel/reactions/testing/until.ts'
import { callsOf } from './testing/calls.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { QUIZ_SETUP, type QuizMoved, quizPlayer, tileQuestion } from './testing/quiz-player.ts'
import { listQuiz, writeQuiz } from './testing/quizzes.ts'

let site: MovingSite
const calls = callsOf(() => site)
const { send, post, get } = calls
let author: TestPerson
let ola: TestPerson
let jan: TestPerson
let staff: Awaited<ReturnType<typeof testAdmin>>
let quiz_id: string

const setup = QUIZ_SETUP

beforeAll(async () => {
  site = await movingSite()
  author = await testPerson(site)
  ola = await testPerson(site)
  jan = await testPerson(site)
  staff = await testAdmin(site)
})
afterAll(() => site.stop())

const pools = async () => (await get<QuizPoolsView>('/games/snake-quiz/pools?language=pl', { headers: {} })).pools
const begin = async (choice: object = setup, who = ola) =>
  (await post<{ id: string }>('/runs', { setup: choice }, who)).id
const move = (id: string, from: number, inputs: readonly number[], who = ola) =>
  post<QuizMoved>(`/runs/${id}/moves`, { from, inputs }, who)
const runOf = (id: string, who: Pick<TestPerson, 'headers'> = { headers: {} }) => get<RunView>(`/runs/${id}`, who)
const lengthOf = async (id: string) => (await site.tools.streams.read(streamOf('run', id))).length
const giveUp = (id: string, who = ola) => post(`/runs/${id}/give-up`, {}, who)

test('GAM-07 where there are too few questions nobody begins, and the lobby says where there are enough', async () => {
  expect(await pools()).toEqual([])
  expect((await send('/runs', { setup }, ola)).error?.code).toBe('QUESTIONS_TOO_FEW')
  expect((await send('/runs', { setup: { ...setup, speed: 'slow' } }, ola)).error?.code).toBe('INVALID_INPUT')
  quiz_id = await writeQuiz(
    calls,
    author,
    Array.from({ length: QUESTIONS + 1 }, (_, n) => tileQuestion(n)),
  )
  await listQuiz(calls, quiz_id, author, staff)
  await until(async () => (await pools()).length > 0)
  expect(await pools()).toEqual([
    { subject: 'all', level: 'any' },
    { subject: 'all', level: 'basic' },
    { subject: 'maths', level: 'any' },
    { subject: 'maths', level: 'basic' },
  ])
  expect((await send('/runs', { setup: { ...setup, level: 'advanced' } }, ola)).error?.code).toBe('QUESTIONS_TOO_FEW')
  // what is enough is enough, also where all of it is of one subject
  await giveUp(await begin({ ...setup, subject: 'all', level: 'any' }))
})

test('GAM-07 a run is answered tile by tile to its end: nothing tells before what is right, and the missed one comes back', async () => {
  const id = await begin()
  const ola_plays = await quizPlayer(calls, id, ola)
  expect((await runOf(id)).asked).toEqual([])
  await ola_plays.ask()
  expect(ola_plays.asked()).toHaveLength(1)
  const [first] = ola_plays.asked()
  // three tiles, of which nothing says which is right
  expect(first?.options).toHaveLength(3)
  expect(first?.after).toBeNull()
  const seen = JSON.stringify(await runOf(id))
  expect(seen).not.toContain('wyjasnienie')
  expect(seen).not.toContain('is_right')
  expect(seen).not.toContain(quiz_id)
  for (let n = 0; n < QUESTIONS; n += 1) {
    // questions that are not due are nowhere
    expect((await runOf(id)).asked).toHaveLength(n + 1)
    await ola_plays.eat((text) => (n === 1 ? text.startsWith('wrona') : text.startsWith('kanarek')))
  }
  expect(ola_plays.state()).toMatchObject({ end: 'answered' })
  const over = await runOf(id)
  expect(over.ended).toMatchObject({ why: 'done', is_ranked: true, score: QUESTIONS - 1 })
  expect(over.asked[1]?.after).toMatchObject({ quiz: { id: quiz_id, slug: 'ulamki-na-rozgrzewke' } })
  expect(over.asked[1]?.after?.explanation).toMatch(/^Bo wyjasnienie/)
  const board = await get<BoardView>('/games/snake-quiz/board?variant=maths-basic-pl-steps&period=all', ola)
  expect(board.rows.map(({ score }) => score)).toEqual([QUESTIONS - 1])
  await until(async () => (await get<RepetitionView>('/repetition/due', ola)).questions === 1)
  expect((await get<RepetitionView>('/repetition/due', jan)).questions).toBe(0)
})

test('GAM-07 GAM-06 forged play is refused with its codes, nothing is appended, and nothing more is told', async () => {
  await site.still(async () => {
    const id = await begin({ ...setup, pace: 'clock' })
    const others = await begin({ ...setup, pace: 'clock' }, jan)
    const second = inputOf(60)
    const { told, asked } = await move(id, 0, [inputOf(0)])
    expect(told[0]).toHaveLength(1)
    expect(asked).toHaveLength(1)
    site.pass(LEAD_IN_MS + 1_000)
    await move(id, 1, [second])
    const length = await lengthOf(id)
    for (const [call, code] of [
      [() => move(id, 2, [second]), 'RUN_TOO_EARLY'],
      [() => move(id, 1, [inputOf(5)]), 'RUN_MOVED_ON'],
      [() => move(id, 3, [inputOf(5)]), 'RUN_MOVED_ON'],
      [() => move(id, 2, [inputOf(5, 3)]), 'RUN_IMPOSSIBLE'],
      [() => move(id, 2, [inputOf(5)], jan), 'RUN_NOT_FOUND'],
      [() => move(others, 0, [inputOf(0)]), 'RUN_NOT_FOUND'],
      [() => post(`/runs/${id}/moves`, { from: 2, inputs: [inputOf(5)], told: [[1]] }, ola), 'INVALID_INPUT'],
      [() => post(`/runs/${id}/moves`, { from: 2, inputs: [inputOf(5)], score: 8 }, ola), 'INVALID_INPUT'],
      [() => post('/runs', { setup: { ...setup, tiles: '33333333' } }, ola), 'INVALID_INPUT'],
    ] as const) {
      expect(await call()).toBe(code)
      expect(await lengthOf(id)).toBe(length)
    }
    site.pass(6_000)
    expect(await move(id, 2, [inputOf(5)])).toBe('RUN_TOO_LATE')
    expect((await runOf(id)).asked).toHaveLength(1)
    await giveUp(id)
    await giveUp(others, jan)
  })
})

test('GAM-07 what is taken off the list, or corrected, leaves runs as they were played', async () => {
  const id = await begin()
  const plays = await quizPlayer(calls, id, ola)
  await plays.ask()
  await send(`/my-quizzes/${quiz_id}/unlist`, {}, author)
  await until(async () => (await pools()).length === 0)
  await plays.eat((text) => text.startsWith('kanarek'))
  await plays.eat((text) => text.startsWith('sroka'))
  expect(snakeQuiz.score(plays.state())).toBe(1)
  await giveUp(id)
  const { asked, ended, told } = await runOf(id)
  expect(ended).toMatchObject({ why: 'given_up', score: 1, is_ranked: true })
  expect(told.flat().length).toBeGreaterThan(0)
  // what was answered is explained, without a link to what nobody finds any more; what was not stays as it was
  expect(asked.map(({ after }) => after === null)).toEqual([false, false, true])
  expect(asked[0]?.after).toMatchObject({ quiz: null })
  expect((await send('/runs', { setup }, ola)).error?.code).toBe('QUESTIONS_TOO_FEW')
})
