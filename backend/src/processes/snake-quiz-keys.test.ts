import { QUESTIONS } from '@kredka/contracts/games/snake-quiz/rules'
import type { BoardView, RunView } from '@kredka/contracts/games/views'
import { HOUR } from '@kredka/contracts/kernel/durations'
import { streamOf } from '@kredka/contracts/kernel/events'
import { must } from '@kredka/contracts/kernel/testing/must'
import type { QuizKeysView } from '@kredka/contracts/quizzes/views'
import { type ConcealmentCommand, concealmentDecider } from '../attempts/index.ts'
import { runDecider } from '../games/run.ts'
import { withheldKeys } from '../games/withheld.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { callsOf } from './testing/calls.ts'
import { type TestPerson, testAdmin, testContext, testPerson } from './testing/people.ts'
import { QUIZ_SETUP, quizPlayer, tileQuestion } from './testing/quiz-player.ts'
import { listQuiz, writeQuiz } from './testing/quizzes.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

/** What becomes of runs of snake-quiz when keys are corrected, and while an assignment hides them (GAM-07, QUI-10, QUI-11). */
let site: TestSite
let author: TestPerson
let ola: TestPerson
let jan: TestPerson
let quiz_id: string
const visitor = { headers: {} }
const calls = callsOf(() => site)
const { send, post, get } = calls
beforeAll(async () => {
  site = await testSite()
  author = await testPerson(site)
  ola = await testPerson(site)
  jan = await testPerson(site)
  quiz_id = await writeQuiz(
    calls,
    author,
    Array.from({ length: QUESTIONS }, (_, n) => tileQuestion(n)),
  )
  await listQuiz(calls, quiz_id, author, { headers: (await testAdmin(site)).headers })
})
afterAll(() => site.stop())

const runOf = (id: string, who: Pick<TestPerson, 'headers'> = visitor) => get<RunView>(`/runs/${id}`, who)
const begin = async (who: TestPerson) => {
  const { id } = await until(async () => {
    const { data } = await send<{ id: string }>('/runs', { setup: QUIZ_SETUP }, who)
    return data
  })
  const plays = await quizPlayer(calls, id, who)
  await plays.ask()
  return { id, plays }
}
const isBird = (bird: string) => (text: string) => text.startsWith(bird)
const conceal = async (who: TestPerson, command: Pick<ConcealmentCommand, 'do'> & { readonly until?: string }) => {
  const of = { player_id: who.id, assignment_id: '01jd0000000000000000000001', quiz_id }
  const whole = { ...of, ...command } as ConcealmentCommand
  must(await site.tools.write.execute(concealmentDecider, who.id, whole, testContext(site, 'test.conceal')))
}
/** Of each question something else is right from now on, or none of it counts. */
async function correct(questions: readonly QuizKeysView['questions'][number][], body: object): Promise<void> {
  for (const { id } of questions) {
    const input = { version: 1, is_void: false, key: null, reason: 'Pomyłka w kluczu', ...body }
    expect(await send(`/my-quizzes/${quiz_id}/questions/${id}/correct-key`, input, author)).toEqual({ data: null })
  }
}

test('GAM-07 QUI-10 whoever watches learns nothing of a quiz that an assignment hides from them, until it shows it', async () => {
  const { id, plays } = await begin(ola)
  await plays.eat(isBird('kanarek'))
  await plays.eat(isBird('wrona'))
  const soon = new Date(site.tools.clock.now() + HOUR).toISOString()
  await conceal(jan, { do: 'conceal', until: soon })
  await conceal(ola, { do: 'conceal', until: soon })
  const hidden = { prompt: null, is_hidden: true, options: [], after: null }
  expect((await runOf(id, jan)).asked).toEqual([hidden, hidden, hidden])
  // others watch on, and who plays goes on with what they began
  expect((await runOf(id)).asked[0]).toMatchObject({ is_hidden: false, options: expect.arrayContaining([]) })
  expect((await runOf(id, ola)).asked.every(({ prompt }) => prompt !== null)).toBe(true)
  await plays.eat(isBird('kanarek'))
  await post(`/runs/${id}/give-up`, {}, ola)
  for (const who of [jan, ola]) {
    const { asked, ended } = await runOf(id, who)
    expect(asked).toEqual([hidden, hidden, hidden, hidden])
    expect(ended).toMatchObject({ score: 2 })
    for (const bird of ['kanarek', 'wrona', 'sroka', 'wyjasnienie', quiz_id]) {
      expect(JSON.stringify(await runOf(id, who))).not.toContain(bird)
    }
  }
  // nor is it in the file of their data
  const withhold = await withheldKeys(site.tools)(ola.id, site.tools.clock.now())
  for (const { type, data } of await site.tools.streams.read(streamOf('run', id))) {
    const told = await withhold?.({ of: type, data })
    for (const key of ['told', 'answers', 'secret']) expect(told).not.toHaveProperty(key)
  }
  await conceal(jan, { do: 'reveal' })
  await conceal(ola, { do: 'reveal' })
  expect((await runOf(id, jan)).asked[1]?.after?.explanation).toMatch(/^Bo wyjasnienie/)
  expect(await withheldKeys(site.tools)(ola.id, site.tools.clock.now())).toBeNull()
})

test('GAM-07 QUI-11 a key that is corrected meanwhile changes no run, says so after its end, and holds for the next one', async () => {
  const { id, plays } = await begin(ola)
  await plays.eat(isBird('kanarek'))
  const { questions } = await get<QuizKeysView>(`/my-quizzes/${quiz_id}/keys`, author)
  await correct(questions, { key: { kind: 'single', right: [2] } })
  // what is right was settled before the first move
  await plays.eat(isBird('kanarek'))
  await plays.eat(isBird('sroka'))
  expect(plays.state().answers.map(({ eaten, right }) => eaten === right)).toEqual([true, true, false])
  const before = (await site.tools.write.fold(runDecider, id)).state.position?.hash
  await post(`/runs/${id}/give-up`, {}, ola)
  const { asked, ended } = await runOf(id, ola)
  expect(ended).toMatchObject({ score: 2, is_ranked: true })
  expect(asked.map(({ after }) => after?.is_corrected)).toEqual([true, true, true, undefined])
  expect((await site.tools.write.fold(runDecider, id)).state.position?.hash).toBe(before)
  const board = '/games/snake-quiz/board?variant=maths-basic-pl-steps&period=all'
  expect((await get<BoardView>(board, ola)).own).toMatchObject({ score: 2 })

  const next = await begin(jan)
  await next.plays.eat(isBird('sroka'))
  await next.plays.eat(isBird('kanarek'))
  expect(next.plays.state().answers.map(({ eaten, right }) => eaten === right)).toEqual([true, false])
  await post(`/runs/${next.id}/give-up`, {}, jan)
  expect((await runOf(next.id)).asked[0]?.after?.is_corrected).toBe(false)
  // corrected back, it is the later run that says so
  await correct(questions, { key: { kind: 'single', right: [1] } })
  expect((await runOf(id)).asked[0]?.after?.is_corrected).toBe(false)
  expect((await runOf(next.id)).asked[0]?.after?.is_corrected).toBe(true)
})

test('GAM-07 QUI-11 a question that counts no more is asked no more, and one with two right answers fits no tiles', async () => {
  const { questions } = await get<QuizKeysView>(`/my-quizzes/${quiz_id}/keys`, author)
  const code = async () => (await send('/runs', { setup: QUIZ_SETUP }, jan)).error?.code
  await correct(questions.slice(0, 1), { is_void: true })
  expect(await code()).toBe('QUESTIONS_TOO_FEW')
  await correct(questions.slice(0, 1), { is_void: false })
  await correct(questions.slice(1, 2), { key: { kind: 'single', right: [0, 1] } })
  expect(await code()).toBe('QUESTIONS_TOO_FEW')
  await correct(questions.slice(1, 2), { key: { kind: 'single', right: [1] } })
  const { id } = await begin(jan)
  await post(`/runs/${id}/give-up`, {}, jan)
})
