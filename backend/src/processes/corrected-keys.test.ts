import type { AttemptView } from '@kredka/contracts/attempts/views'
import type { NotificationView } from '@kredka/contracts/notifications/views'
import type { QuizKeysView, RescoringRowView } from '@kredka/contracts/quizzes/views'
import { resultMailContent } from '../attempts/mail-content.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { choice, WORDS } from '../quizzes/testing/written.ts'
import { type Caller, callsOf } from './testing/calls.ts'
import { type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { listQuiz, writeQuiz } from './testing/quizzes.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

let site: TestSite
let author: TestPerson
let quiz_id: string
beforeAll(async () => {
  site = await testSite()
  author = await testPerson(site)
  quiz_id = await listedQuiz()
})
afterAll(() => site.stop())

const calls = callsOf(() => site)
const { send, post, make, get } = calls

/** Four questions with three options each, of which the author takes the second for right. */
async function listedQuiz(): Promise<string> {
  const contents = [1, 2, 3, 4].map((n) => choice(`Pytanie ${n}`))
  const id = await writeQuiz(calls, author, contents)
  await listQuiz(calls, id, author, { headers: (await testAdmin(site)).headers })
  return id
}

/** @param choices for each question the option as its author wrote it, `''` for none */
async function play(who: Caller, choices: readonly string[], mode = 'exam', ends = true): Promise<string> {
  const id = await make('/attempts', { quiz_id, mode }, who)
  await post(`/attempts/${id}/start`, {}, who)
  const { questions } = await get<AttemptView>(`/attempts/${id}`, who)
  for (const [n, text] of choices.entries()) {
    const question = questions[n]
    if (question === undefined || text === '') continue
    const given = { choices: [question.options.indexOf(text)] }
    expect((await send(`/attempts/${id}/answer`, { question_id: question.id, given }, who)).error).toBeUndefined()
  }
  if (ends) expect((await send(`/attempts/${id}/finish`, {}, who)).error).toBeUndefined()
  return id
}

const attemptOf = (id: string, who: Caller) => get<AttemptView>(`/attempts/${id}`, who)
const keys = () => get<QuizKeysView>(`/my-quizzes/${quiz_id}/keys`, author)
const notices = async (who: Caller) =>
  (await get<readonly NotificationView[]>('/notifications', who)).filter(({ type }) => type === 'quiz_rescored')

async function correct(n: number, body: object): Promise<string | null> {
  const id = (await keys()).questions[n]?.id
  const input = { version: 1, is_void: false, key: null, reason: 'Pomyłka w kluczu', ...body }
  return (await send(`/my-quizzes/${quiz_id}/questions/${id}/correct-key`, input, author)).error?.code ?? null
}
const followed = (key_revision: number) =>
  until(async () => {
    const { rescoring } = await keys()
    return rescoring?.key_revision === key_revision && rescoring.finished_at !== null ? rescoring : null
  })

test('QUI-11 a corrected key scores every attempt anew; whose result changed is told once, with before and after', async () => {
  const [maja, ola, jan] = await Promise.all([testPerson(site), testPerson(site), testPerson(site)])
  const hers = [await play(maja, ['3', '4', '4', '4']), await play(maja, ['3', '4', '', ''])]
  const olas = await play(ola, ['5', '4', '4', '4'])
  const jans = await play(jan, ['3', '4'], 'learning', false)

  expect(await correct(0, { key: { kind: 'single', right: [7] } })).toBe('KEY_UNFIT')
  expect(await correct(0, { key: { kind: 'text', accepted: ['4'], matching: {} } })).not.toBeNull()
  expect(await correct(0, { key: { kind: 'single', right: [0, 1] }, reason: 'Trójka też jest dobra' })).toBeNull()
  expect(await followed(1)).toMatchObject({ version: 1, attempts: 3, done: 3, changed: 2 })

  const [first, second] = await Promise.all(hers.map((id) => attemptOf(id, maja)))
  expect([first?.before_bp, first?.bp, second?.before_bp, second?.bp]).toEqual([7_500, 10_000, 2_500, 5_000])
  expect(first?.questions[0]?.judged).toMatchObject({ bp: 10_000, key_revision: 1, reason: 'Trójka też jest dobra' })
  expect(await attemptOf(olas, ola)).toMatchObject({ bp: 7_500, before_bp: null })
  const told = await until(async () => ((await notices(maja)).length > 0 ? notices(maja) : null))
  expect(told).toHaveLength(1)
  expect(told[0]?.data).toEqual({ quiz_id, attempt_id: hers[1], before_bp: 2_500, after_bp: 5_000 })
  // of several quizzes, they know which one
  expect(told[0]?.quiz_title).toBe(WORDS.title)
  const ofMail = { quiz_id, attempt_id: hers[1] ?? '' }
  expect(await resultMailContent(site.tools)('quiz_rescored', ofMail, 'pl')).toEqual({
    personal: { [author.id]: { quiz: WORDS.title } },
  })
  expect(await notices(ola)).toEqual([])

  // what was told of an answer stays until the end, which goes by the new key
  expect((await attemptOf(jans, jan)).questions[0]?.judged).toMatchObject({ bp: 0, key_revision: 0 })
  expect(await post(`/attempts/${jans}/finish`, {}, jan)).toEqual({ bp: 5_000 })
  expect((await attemptOf(jans, jan)).questions[0]?.judged).toMatchObject({ bp: 10_000, key_revision: 1 })
  expect(await notices(jan)).toEqual([])
})

test('QUI-11 a voided question leaves the sum, and counts again when its author says so', async () => {
  const ewa = await testPerson(site)
  const id = await play(ewa, ['4', '3', '4', '4'])
  expect(await correct(1, { is_void: true, reason: 'Pytanie bez odpowiedzi' })).toBeNull()
  await followed(2)
  expect(await attemptOf(id, ewa)).toMatchObject({ bp: 10_000, before_bp: 7_500 })
  expect((await attemptOf(id, ewa)).questions[1]?.judged).toMatchObject({ is_void: true, key_revision: 2 })
  for (const n of [0, 2]) expect(await correct(n, { is_void: true })).toBeNull()
  expect(await correct(3, { is_void: true })).toBe('KEY_LAST_QUESTION')
  expect(await correct(1, { is_void: false })).toBeNull()
  await followed(5)
  expect((await attemptOf(id, ewa)).bp).toBe(5_000)
})

test('QUI-11 the back office sees how far it is; nobody else corrects', async () => {
  const staff = { headers: (await testAdmin(site)).headers }
  const rows = await get<readonly RescoringRowView[]>('/admin/rescorings', staff)
  expect(rows.map(({ key_revision }) => key_revision)).toEqual([5, 4, 3, 2, 1])
  expect(rows[4]).toMatchObject({
    quiz: { id: quiz_id, title: WORDS.title, is_sent: true, has_keys: true },
    question: { number: 1, prompt: 'Pytanie 1' },
    ...{ version: 1, is_void: false, reason: 'Trójka też jest dobra', attempts: 3, done: 3, changed: 2 },
  })
  expect(rows[3]).toMatchObject({ question: { number: 2 }, is_void: true })
  expect(rows.every(({ begun_at, finished_at }) => begun_at !== null && finished_at !== null)).toBe(true)
  expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set([rows[0]?.actor]))
  expect(rows[0]?.actor).not.toBe(`user:${author.id}`)
  const page = await get<readonly RescoringRowView[]>('/admin/rescorings?page=2&page_size=2', staff)
  expect(page.map(({ key_revision }) => key_revision)).toEqual([3, 2])
  const oldest = await get<readonly RescoringRowView[]>('/admin/rescorings?sort=corrected_at', staff)
  expect(oldest.map(({ key_revision }) => key_revision)).toEqual([1, 2, 3, 4, 5])
  const stranger = await testPerson(site)
  expect(await get('/admin/rescorings', stranger)).toBe('NOT_LOGGED_IN')
  expect(await get('/admin/rescorings', author)).toBe('NOT_LOGGED_IN')
  const question_id = (await keys()).questions[0]?.id
  const body = { version: 1, is_void: true, key: null, reason: 'Nie' }
  const path = `/my-quizzes/${quiz_id}/questions/${question_id}/correct-key`
  expect(await post(path, body, stranger)).toBe('QUIZ_NOT_FOUND')
})
