import { SITE_ACCOUNT_ID } from '@kredka/contracts/accounts/site-account'
import type { AttemptView } from '@kredka/contracts/attempts/views'
import type { OverdueContestsView } from '@kredka/contracts/contests/views'
import type { NotificationView } from '@kredka/contracts/notifications/views'
import type { QuizKeysView, QuizRequestView, RescoringRowView } from '@kredka/contracts/quizzes/views'
import { until } from '../kernel/reactions/testing/until.ts'
import { inboxDecider } from '../notifications/inbox.ts'
import { choice, TERMS, WORDS } from '../quizzes/testing/written.ts'
import { type Caller, callsOf } from './testing/calls.ts'
import { type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

let site: TestSite
let staff: Awaited<ReturnType<typeof testAdmin>>
let maja: TestPerson
let quiz_id: string
beforeAll(async () => {
  site = await testSite()
  staff = await testAdmin(site)
  maja = await testPerson(site)
  quiz_id = await siteQuiz()
})
afterAll(() => site.stop())

const { send, post, make, get } = callsOf(() => site)

/** Three questions of the site's with three options each, of which staff took the second for right; they are listed. */
async function siteQuiz(): Promise<string> {
  const questions = [1, 2, 3].map((n) => {
    const { formulas, ...content } = choice(`Pytanie ${n}`)
    return { level: null, weight: 1, draft: content }
  })
  const id = await make('/admin/generator/take', { questions, into: { ...WORDS, ...TERMS } }, staff)
  await freezeAndList(id, 1)
  return id
}

async function freezeAndList(id: string, version: number): Promise<void> {
  expect((await send(`/admin/site-quizzes/${id}/send`, {}, staff)).error).toBeUndefined()
  expect((await send(`/admin/quizzes/${id}/approve`, { version }, staff)).error).toBeUndefined()
}

/** Answers the first question with '3' and the others with '4'. */
async function play(who: Caller): Promise<string> {
  const id = await make('/attempts', { quiz_id, mode: 'exam' }, who)
  await post(`/attempts/${id}/start`, {}, who)
  const { questions } = await get<AttemptView>(`/attempts/${id}`, who)
  for (const [n, { id: question_id, options }] of questions.entries()) {
    const given = { choices: [options.indexOf(n === 0 ? '3' : '4')] }
    expect((await send(`/attempts/${id}/answer`, { question_id, given }, who)).error).toBeUndefined()
  }
  await post(`/attempts/${id}/finish`, {}, who)
  return id
}

const keys = (version: number, who: Caller = staff) =>
  get<QuizKeysView>(`/admin/quizzes/${quiz_id}/keys?version=${version}`, who)
const correctable = (question_id: string, id = quiz_id) => `/admin/quizzes/${id}/questions/${question_id}/correct-key`
const either = { version: 1, is_void: false, key: { kind: 'single', right: [0, 1] }, reason: 'Trójka też jest dobra' }
const followed = (version: number, key_revision: number) =>
  until(async () => {
    const { rescoring } = await keys(version)
    return rescoring?.key_revision === key_revision && rescoring.finished_at !== null ? rescoring : null
  })

test('QUI-11 ADM-05 staff correct a key of the site’s own quiz: attempts follow, players are told, and the log says who did it', async () => {
  const attempt = await play(maja)
  const [first] = (await keys(1)).questions
  expect((await get<AttemptView>(`/attempts/${attempt}`, maja)).bp).toBe(6_666)
  expect(await post(correctable(first?.id ?? ''), either, staff)).toBeNull()
  expect(await followed(1, 1)).toMatchObject({ version: 1, attempts: 1, done: 1, changed: 1 })
  const { bp, before_bp, questions } = await get<AttemptView>(`/attempts/${attempt}`, maja)
  expect([before_bp, bp]).toEqual([6_666, 10_000])
  expect(questions[0]?.judged).toMatchObject({ key_revision: 1, reason: either.reason })
  const notice = await until(async () => {
    const all = await get<readonly NotificationView[]>('/notifications', maja)
    return all.find(({ type }) => type === 'quiz_rescored')
  })
  expect(notice.data).toEqual({ quiz_id, attempt_id: attempt, before_bp: 6_666, after_bp: 10_000 })

  const events = await site.tools.streams.read(`quiz-${quiz_id}`)
  const { data, metadata } = events.find(({ type }) => type === 'KeyCorrected') ?? {}
  expect([data?.['author_id'], metadata?.actor]).toEqual([SITE_ACCOUNT_ID, `admin:${staff.id}`])
  const { history, content } = await get<QuizRequestView>(`/admin/quizzes/${quiz_id}`, staff)
  const { task } = content[0] ?? {}
  const right = task?.kind === 'single' ? task.options.flatMap(({ text, is_right }) => (is_right ? [text] : [])) : []
  expect(right).toEqual(['3', '4'])
  const [row] = await get<readonly RescoringRowView[]>('/admin/rescorings', staff)
  expect(row).toMatchObject({ quiz: { id: quiz_id, has_keys: true }, question: { id: first?.id }, done: 1, changed: 1 })
  expect(history.at(-1)).toMatchObject({ type: 'KeyCorrected', version: 1, reason: either.reason, actor: row?.actor })
})

test('QUI-11 each frozen version keeps keys of its own: correcting an older one leaves the listed one as it is', async () => {
  const [, second] = (await keys(1)).questions
  const { formulas, ...content } = choice('Ile to jest 1 + 3?')
  const change = { level: null, weight: 1, picture_id: null, content, revision: 1 }
  expect((await send(`/admin/site-quizzes/${quiz_id}/questions/${second?.id}`, change, staff)).error).toBeUndefined()
  await freezeAndList(quiz_id, 2)
  const jan = await testPerson(site)
  const attempt = await play(jan)
  const scored = async () => (await get<AttemptView>(`/attempts/${attempt}`, jan)).bp
  expect((await keys(2)).versions).toEqual([2, 1])

  const voided = { version: 1, is_void: true, key: null, reason: 'Pytanie jest niejasne' }
  expect(await post(correctable(second?.id ?? ''), voided, staff)).toBeNull()
  expect(await followed(1, 2)).toMatchObject({ version: 1, attempts: 1 })
  expect((await keys(1)).questions[1]?.correction).toMatchObject({ is_void: true, key_revision: 2 })
  const listed = await keys(2)
  expect(listed.questions.map(({ correction }) => correction)).toEqual([null, null, null])
  expect(await scored()).toBe(6_666)
  expect(
    (await send(correctable(listed.questions[0]?.id ?? ''), { ...either, version: 2 }, staff)).error,
  ).toBeUndefined()
  expect(await followed(2, 3)).toMatchObject({ version: 2, attempts: 1, done: 1, changed: 1 })
  expect(await scored()).toBe(10_000)
})

test('QUI-11 what does not fit is refused with its reason, and nobody but staff corrects the site’s keys', async () => {
  const [first, second, third] = (await keys(1)).questions.map(({ id }) => id)
  const refused = async (path: string, body: object, who: Caller = staff) => (await send(path, body, who)).error?.code
  const right = (at: readonly number[]) => ({ ...either, key: { kind: 'single', right: at } })
  expect(await refused(correctable(third ?? ''), right([7]))).toBe('KEY_UNFIT')
  expect(await refused(correctable(third ?? ''), right([]))).toBe('KEY_UNFIT')
  expect(await refused(correctable(site.tools.ids.entity()), either)).toBe('QUESTION_NOT_FOUND')
  expect(await refused(correctable(third ?? ''), { ...either, version: 9 })).toBe('QUESTION_NOT_FOUND')
  expect(await refused(correctable(third ?? '', site.tools.ids.entity()), either)).toBe('QUIZ_NOT_FOUND')
  expect(await refused(correctable(third ?? ''), { ...either, reason: '' })).toBe('INVALID_INPUT')
  expect(await refused(correctable(third ?? ''), either, maja)).toBe('NOT_LOGGED_IN')
  const own = `/my-quizzes/${quiz_id}/questions/${third}/correct-key`
  expect(await refused(own, either, maja)).toBe('QUIZ_NOT_FOUND')
  expect(await get(`/admin/quizzes/${quiz_id}/keys`, maja)).toBe('NOT_LOGGED_IN')

  const voided = { version: 1, is_void: true, key: null, reason: 'Pytanie jest niejasne' }
  expect(await post(correctable(first ?? ''), voided, staff)).toBeNull()
  expect(await refused(correctable(third ?? ''), voided)).toBe('KEY_LAST_QUESTION')
  // said twice, it is said once
  const before = (await site.tools.streams.read(`quiz-${quiz_id}`)).length
  expect(await post(correctable(second ?? ''), voided, staff)).toBeNull()
  expect((await site.tools.streams.read(`quiz-${quiz_id}`)).length).toBe(before)
})

test('QUI-13 a contested key of the site’s own quiz waits for staff at once; the site itself is told nothing', async () => {
  const ola = await testPerson(site)
  const attempt = await play(ola)
  const { questions } = await keys(2)
  const [, second] = questions
  const path = `/attempts/${attempt}/questions/${second?.id}/contest`
  expect((await send(path, { reason: 'Trójka też pasuje.' }, ola)).error).toBeUndefined()
  const waiting = () => get<readonly OverdueContestsView[]>('/admin/quiz-contests', staff)
  expect(await waiting()).toMatchObject([{ question_id: second?.id, version: 2, quiz: { id: quiz_id }, count: 1 }])
  const counted = async () => (await get<{ contest: number }>('/admin/work-queue/counts', staff)).contest
  expect(await counted()).toBe(1)
  const body = { ...either, version: 2 }
  expect(await post(correctable(second?.id ?? ''), body, staff)).toBeNull()
  expect(await waiting()).toEqual([])
  expect(await counted()).toBe(0)
  const told = await until(async () => {
    const all = await get<readonly NotificationView[]>('/notifications', ola)
    return all.find(({ type }) => type === 'contest_answered')
  })
  expect(told.data).toEqual({ quiz_id, attempt_id: attempt, outcome: 'corrected' })
  expect((await site.tools.write.fold(inboxDecider, SITE_ACCOUNT_ID)).revision).toBe(-1)
})
