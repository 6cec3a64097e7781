import { FROZEN_KEY, givenAsWritten, judgedView } from '@kredka/contracts/attempts/asked'
import type { AttemptView, ReplayView } from '@kredka/contracts/attempts/views'
import { testBrowser } from '../accounts/testing/browser.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { choice, WORDS } from '../quizzes/testing/written.ts'
import { callsOf } from './testing/calls.ts'
import { type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { listQuiz, writeQuiz } from './testing/quizzes.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

let site: TestSite
let author: TestPerson
let quiz_id: string
const calls = callsOf(() => site)
const { post, get, make } = calls
beforeAll(async () => {
  site = await testSite()
  author = await testPerson(site)
  // three options each, of which the author takes the second for right
  quiz_id = await writeQuiz(
    calls,
    author,
    [1, 2, 3].map((n) => choice(`Pytanie ${n}`)),
  )
  await listQuiz(calls, quiz_id, author, await testAdmin(site))
})
afterAll(() => site.stop())

const replayOf = (id: string, who: TestPerson) => get<ReplayView>(`/attempts/${id}/replay`, who)

test('NAV-07 who finished an attempt gets all it takes to play it again, and is judged as the server judged', async () => {
  const [kuba, stranger] = [await testPerson(site), await testPerson(site)]
  const id = await make('/attempts', { quiz_id, mode: 'learning' }, kuba)
  await post(`/attempts/${id}/start`, {}, kuba)
  const { questions } = await get<AttemptView>(`/attempts/${id}`, kuba)
  const given = { choices: [questions[0]?.options.indexOf('4') ?? -1] }
  await post(`/attempts/${id}/answer`, { question_id: questions[0]?.id, given }, kuba)
  // what was judged by now says nothing of the other questions
  expect(await replayOf(id, kuba)).toBe('ATTEMPT_NOT_FINISHED')
  await post(`/attempts/${id}/finish`, {}, kuba)

  const replay = await replayOf(id, kuba)
  expect(replay).toMatchObject({ id, source: 'quiz', quiz: { id: quiz_id, title: WORDS.title } })
  const [first] = replay.questions
  if (first === undefined) throw new Error('the replay has no question')
  const { seed } = (await site.database.pool.query('select seed from attempts.attempts where attempt_id = $1', [id]))
    .rows[0]
  const asked = { question_id: first.id, seed, content: first.content }
  const { judged } = (await get<AttemptView>(`/attempts/${id}`, kuba)).questions[0] ?? {}
  expect(judgedView(asked, givenAsWritten(asked, given), FROZEN_KEY)).toEqual(judged)

  expect(await replayOf(id, stranger)).toBe('ATTEMPT_NOT_FOUND')
  expect(await replayOf(id, author)).toBe('ATTEMPT_NOT_FOUND')
})

test('NAV-07 a key that was corrected is the one that a replay is judged by; a voided question says so', async () => {
  const ola = await testPerson(site)
  const id = await make('/attempts', { quiz_id, mode: 'exam' }, ola)
  for (const step of ['start', 'finish']) await post(`/attempts/${id}/${step}`, {}, ola)
  const [first, second] = (await replayOf(id, ola)).questions
  const correct = (question_id: string | undefined, body: object) =>
    post(
      `/my-quizzes/${quiz_id}/questions/${question_id}/correct-key`,
      { version: 1, reason: 'Pomyłka', ...body },
      author,
    )
  await correct(first?.id, { is_void: false, key: { kind: 'single', right: [2] } })
  await correct(second?.id, { is_void: true, key: null })
  await until(async () => (await replayOf(id, ola)).questions[1]?.is_void)
  const { questions } = await replayOf(id, ola)
  const [task] = questions.map(({ content }) => content.task)
  expect(task?.kind === 'single' && task.options.map(({ is_right }) => is_right)).toEqual([false, false, true])
  expect(questions.map(({ is_void, reason }) => [is_void, reason])).toEqual([
    [false, 'Pomyłka'],
    [true, 'Pomyłka'],
    [false, null],
  ])
})

test('NAV-07 a visitor has the replay of what they played, in their browser alone', async () => {
  const [browser, other] = [testBrowser(site), testBrowser(site)]
  const { data } = await browser.post('/attempts', { quiz_id, mode: 'exam' })
  const path = `/attempts/${data['id']}/replay`
  for (const step of ['start', 'finish']) await browser.post(`/attempts/${data['id']}/${step}`, {})
  await until(async () => (await browser.get(path)).code === null)
  expect((await other.get(path)).code).toBe('ATTEMPT_NOT_FOUND')
})
