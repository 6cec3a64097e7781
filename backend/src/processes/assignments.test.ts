import type { AssignmentRowView, AssignmentView } from '@kredka/contracts/assignments/views'
import type { AttemptRowView, AttemptView } from '@kredka/contracts/attempts/views'
import type { TimelineEntryView } from '@kredka/contracts/audit/views'
import type { AttemptContestsView } from '@kredka/contracts/contests/views'
import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import type { NotificationView } from '@kredka/contracts/notifications/views'
import type { ExportFile } from '@kredka/contracts/privacy/views'
import type { QuizView } from '@kredka/contracts/quizzes/views'
import type { RepetitionView } from '@kredka/contracts/repetition/views'
import type { AttemptRewardsView } from '@kredka/contracts/rewards/views'
import { makeStudentOf } from '../assignments/testing/owned.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { choice, TERMS, WORDS } from '../quizzes/testing/written.ts'
import { type Caller, callsOf } from './testing/calls.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { forgetPerson, logIn, type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { upToNow } from './testing/up-to-now.ts'

let site: MovingSite
let teacher: TestPerson
let maja: TestPerson
let olek: TestPerson
let quiz_id: string
const { send, post, get } = callsOf(() => site)
beforeAll(async () => {
  site = await movingSite()
  ;[teacher, maja, olek] = await Promise.all([testPerson(site, 'teacher'), testPerson(site), testPerson(site)])
  for (const student of [maja, olek]) await makeStudentOf(site, teacher, student)
  quiz_id = await listedQuiz()
})
afterAll(() => site.stop())

async function listedQuiz(author = teacher): Promise<string> {
  const questions = [1, 2, 3].map((n) => {
    const { formulas, ...draft } = choice(`Pytanie ${n}`)
    return { draft, level: null, weight: 1 }
  })
  const { id } = await post<{ id: string }>('/my-quizzes', { ...WORDS, ...TERMS, questions }, author)
  await post(`/my-quizzes/${id}/freeze`, {}, author)
  await post(`/my-quizzes/${id}/submit`, { version: 1 }, author)
  const staff = { headers: (await testAdmin(site)).headers }
  await post(`/admin/quizzes/${id}/approve`, { version: 1 }, staff)
  return id
}

const later = (ms: number) => new Date(site.tools.clock.now() + ms).toISOString()
const terms = (more: object = {}) => ({
  ...{ quiz_id, student_ids: [maja.id], mode: 'exam', due_at: later(3 * DAY), tries: 2, counts: 'best' },
  ...{ review: 'at_once', ...more },
})
async function assign(more: object = {}, who = teacher): Promise<readonly string[]> {
  const { data, error } = await send<{ ids: readonly string[] }>('/assignments', terms(more), who)
  expect(error).toBeUndefined()
  return data?.ids ?? []
}
const codeOf = async (more: object, who: Caller = teacher) => (await send('/assignments', terms(more), who)).error?.code
const one = (id: string | undefined, who: Caller) => get<AssignmentView>(`/assignments/${id}`, who)

/** Takes the assigned quiz with so many right answers of three. */
async function take(id: string | undefined, who: TestPerson, right: number): Promise<string> {
  const { attempt_id } = await post<{ attempt_id: string }>(`/assignments/${id}/begin`, {}, who)
  await post(`/attempts/${attempt_id}/start`, {}, who)
  await answerAll(attempt_id, who, right)
  await post(`/attempts/${attempt_id}/finish`, {}, who)
  return attempt_id
}
async function answerAll(attempt_id: string, who: TestPerson, right: number): Promise<void> {
  const { questions } = await get<AttemptView>(`/attempts/${attempt_id}`, who)
  for (const [n, { id, options }] of questions.entries()) {
    const given = { choices: [options.indexOf(n < right ? '4' : '3')] }
    await post(`/attempts/${attempt_id}/answer`, { question_id: id, given }, who)
  }
}
/** Time passes, and everybody comes back. */
async function pass(milliseconds: number): Promise<void> {
  site.pass(milliseconds)
  const back = async (who: TestPerson) => ({ ...who, headers: await logIn(site, who.id) })
  ;[teacher, maja, olek] = [await back(teacher), await back(maja), await back(olek)]
}
const told = async (who: Caller) =>
  (await get<readonly NotificationView[]>('/notifications', who)).map(({ type }) => type)

test('QUI-10 a teacher assigns a quiz to own students alone, who can be reached, with a due date ahead', async () => {
  const stranger = await testPerson(site)
  expect(await codeOf({ student_ids: [stranger.id] })).toBe('STUDENT_NOT_FOUND')
  expect(await codeOf({ student_ids: [maja.id, stranger.id] })).toBe('STUDENT_NOT_FOUND')
  expect(await codeOf({ due_at: later(-HOUR) })).toBe('ASSIGNMENT_DUE_UNFIT')
  expect(await codeOf({ mode: 'learning', review: 'after_due' })).toBe('ASSIGNMENT_REVIEW_UNFIT')
  expect(await codeOf({ quiz_id: stranger.id })).toBe('QUIZ_NOT_FOUND')
  expect(await codeOf({}, stranger)).toBe('TEACHER_PROFILE_REQUIRED')
  // who wrote a quiz knows what is right
  expect(await codeOf({ quiz_id: await listedQuiz(maja) })).toBe('ASSIGNED_TO_AUTHOR')
  const left = await testPerson(site)
  await makeStudentOf(site, teacher, left)
  await forgetPerson(site, left.id)
  expect(await codeOf({ student_ids: [left.id] })).toBe('STUDENT_NOT_REACHED')
})

test('QUI-10 a student begins, goes on elsewhere, repeats while tries are left; the teacher sees all of it', async () => {
  const [id, other] = await assign({ student_ids: [maja.id, olek.id] })
  expect(await one(id, maja)).toMatchObject({ role: 'student', state: 'waiting', no_try: null, attempts: [] })
  const begun = await post<{ attempt_id: string }>(`/assignments/${id}/begin`, {}, maja)
  expect(await post(`/assignments/${id}/begin`, {}, maja)).toEqual(begun)
  expect(await get<AttemptView>(`/attempts/${begun.attempt_id}`, maja)).toMatchObject({
    source: 'assignment',
    assignment_id: id,
    hidden_until: null,
  })
  await take(id, maja, 1)
  await take(id, maja, 3)
  expect((await send(`/assignments/${id}/begin`, {}, maja)).error?.code).toBe('TRIES_USED')
  const seen = await one(id, teacher)
  expect(seen).toMatchObject({ role: 'teacher', state: 'done', bp: 10_000, begun: 2, no_try: 'tries_used' })
  expect(seen.attempts.map(({ n, bp, is_counted }) => [n, bp, is_counted])).toEqual([
    [2, 10_000, true],
    [1, 3_333, false],
  ])
  const tried = await get<AttemptView>(`/assignments/${id}/tries/${begun.attempt_id}`, teacher)
  expect(tried.questions.map(({ judged }) => judged?.bp)).toEqual([10_000, 0, 0])
  // each of the two students has their own
  expect((await send(`/assignments/${other}/begin`, {}, maja)).error?.code).toBe('ASSIGNMENT_NOT_FOUND')
  expect(await one(other, maja)).toBe('ASSIGNMENT_NOT_FOUND')
  const rows = await get<readonly AssignmentRowView[]>(`/assignments?role=teacher&quiz_id=${quiz_id}`, teacher)
  expect(rows.map((row) => [row.id, row.state])).toEqual([
    [other, 'waiting'],
    [id, 'done'],
  ])
  const ofOlek = `/assignments?role=teacher&person_id=${olek.id}&state=awaited`
  expect((await get<readonly AssignmentRowView[]>(ofOlek, teacher)).map((row) => row.id)).toEqual([other])
  expect(await get(`/assignments/count`, olek)).toEqual({ awaited: 1 })
  await until(async () => (await told(teacher)).includes('assignment_done'))
  expect(await told(olek)).toContain('quiz_assigned')
  await post(`/assignments/${other}/withdraw`, {}, teacher)
})

test('QUI-10 until it is due nothing tells what was right: no attempt, no score, points, reviews or copy', async () => {
  const right = (view: AttemptView) => JSON.stringify([view.bp, view.questions.map(({ judged }) => judged)])
  const hidden = JSON.stringify([null, [null, null, null]])
  // what was played before is hidden too, and what is under way goes no further
  const { id: earlier } = await post<{ id: string }>('/attempts', { quiz_id, mode: 'exam' }, olek)
  await post(`/attempts/${earlier}/start`, {}, olek)
  await answerAll(earlier, olek, 2)
  await post(`/attempts/${earlier}/finish`, {}, olek)
  const { id: learning } = await post<{ id: string }>('/attempts', { quiz_id, mode: 'learning' }, olek)
  await post(`/attempts/${learning}/start`, {}, olek)
  const before = await get<AttemptRewardsView>(`/rewards/attempts/${earlier}`, olek)
  expect(before.earned.length).toBeGreaterThan(0)

  const [id] = await assign({ student_ids: [olek.id], review: 'after_due', tries: 3 })
  expect(right(await get<AttemptView>(`/attempts/${earlier}`, olek))).toBe(hidden)
  const { questions } = await get<AttemptView>(`/attempts/${learning}`, olek)
  const first = { question_id: questions[0]?.id, given: { choices: [0] } }
  expect((await send(`/attempts/${learning}/answer`, first, olek)).error?.code).toBe('QUIZ_ASSIGNED')
  expect((await send('/attempts', { quiz_id, mode: 'learning' }, olek)).error?.code).toBe('QUIZ_ASSIGNED')
  expect((await send(`/attempts/${earlier}/copy`, {}, olek)).error?.code).toBe('QUIZ_ASSIGNED')
  expect((await get<QuizView>(`/quizzes/${quiz_id}`, olek)).finished_attempt_id).toBeNull()
  const choiceOfAll = { subject_ids: [], levels: [], language: 'pl', questions: 5, mode: 'learning' }
  const drawn = await post<{ id: string }>('/attempts/random', choiceOfAll, olek)
  const others = (await get<AttemptView>(`/attempts/${drawn.id}`, olek)).questions
  expect(others.filter((other) => questions.some((asked) => asked.id === other.id))).toEqual([])
  expect(others).toHaveLength(3)

  const { attempt_id } = await post<{ attempt_id: string }>(`/assignments/${id}/begin`, {}, olek)
  await post(`/attempts/${attempt_id}/start`, {}, olek)
  await answerAll(attempt_id, olek, 1)
  expect(await post(`/attempts/${attempt_id}/finish`, {}, olek)).toEqual({ bp: null })
  const mine = await get<AttemptView>(`/attempts/${attempt_id}`, olek)
  expect([right(mine), mine.hidden_until]).toEqual([hidden, (await one(id, olek)).due_at])
  expect(await one(id, olek)).toMatchObject({ state: 'done', bp: null, attempts: [{ bp: null, is_counted: false }] })
  const history = await get<readonly AttemptRowView[]>('/attempts/history', olek)
  expect(history.map(({ bp }) => bp)).toEqual([null, null])
  expect((await get<RepetitionView>('/repetition/due', olek)).questions).toBe(0)
  const points = async () => {
    const { earned } = await get<AttemptRewardsView>(`/rewards/attempts/${attempt_id}`, olek)
    return earned.filter(({ type }) => type === 'quiz_run')
  }
  expect(await points()).toEqual([])
  const said = await get<readonly TimelineEntryView[]>(`/timelines/assignment/${id}`, olek)
  expect(said.map(({ what }) => what)).toEqual(['QuizAssigned', 'AssignmentBegun', 'AssignmentDone'])
  expect(JSON.stringify(said)).not.toContain('3333')
  // the teacher knows
  expect(await one(id, teacher)).toMatchObject({ bp: 3_333, hidden_until: null })

  await pass(3 * DAY + HOUR)
  await until(async () => (await told(olek)).includes('assignment_reviewed'))
  const open = await get<AttemptView>(`/attempts/${attempt_id}`, olek)
  expect([open.bp, open.hidden_until, open.questions.map(({ judged }) => judged?.bp)]).toEqual([
    3_333,
    null,
    [10_000, 0, 0],
  ])
  expect(await one(id, olek)).toMatchObject({ bp: 3_333, no_try: 'over', attempts: [{ bp: 3_333, is_counted: true }] })
  expect((await get<RepetitionView>('/repetition/due', olek)).questions).toBeGreaterThan(0)
  expect((await send('/attempts', { quiz_id, mode: 'exam' }, olek)).error).toBeUndefined()
})

test('QUI-10 QUI-13 EVT-10 what is hidden stands in no file of one’s data and in no answer about a key until it is due', async () => {
  const own = await listedQuiz()
  const { id: earlier } = await post<{ id: string }>('/attempts', { quiz_id: own, mode: 'learning' }, maja)
  await post(`/attempts/${earlier}/start`, {}, maja)
  await answerAll(earlier, maja, 1)
  await post(`/attempts/${earlier}/finish`, {}, maja)
  const [, doubted] = (await get<AttemptView>(`/attempts/${earlier}`, maja)).questions
  await post(`/attempts/${earlier}/questions/${doubted?.id}/contest`, { reason: 'Trójka też pasuje.' }, maja)
  const [id] = await assign({ quiz_id: own, review: 'after_due' })
  const attempt_id = await take(id, maja, 2)
  await post(
    `/my-quizzes/${own}/questions/${doubted?.id}/defend-key`,
    { version: 1, answer: 'Klucz: cztery.' },
    teacher,
  )

  const contests = () => get<AttemptContestsView>(`/attempts/${attempt_id}/contests`, maja)
  const exported = async () => {
    await post('/current-user/export', {}, maja)
    const headers = await upToNow(site, maja.headers)
    const file = (await (await fetch(`${site.url}/api/current-user/export`, { headers })).json()) as ExportFile
    const rows = Object.values(file.data).flatMap((tables) => Object.values(tables).flat())
    const told = [...rows, ...file.history.map(({ data }) => data)].filter(({ quiz_id: of, attempt_id: one }) =>
      [own, earlier, attempt_id].some((hidden) => hidden === of || hidden === one),
    )
    const isScored = (data: object) => ['bp', 'scores', 'percent', 'score_bp', 'due_on'].some((name) => name in data)
    return { told: told.length, scored: told.filter(isScored).length, text: JSON.stringify(file) }
  }
  const hidden = await exported()
  expect(hidden.told).toBeGreaterThan(10)
  expect(hidden.scored).toBe(0)
  expect(hidden.text).not.toContain('Klucz: cztery.')
  expect((await contests()).contests).toMatchObject([{ outcome: null, answer: null, answered_at: null }])

  await pass(3 * DAY + HOUR)
  await until(async () => (await told(maja)).includes('assignment_reviewed'))
  expect(await told(maja)).not.toContain('contest_answered')
  const open = await exported()
  expect(open.scored).toBeGreaterThan(5)
  expect(open.text).toContain('Klucz: cztery.')
  expect((await contests()).contests).toMatchObject([{ outcome: 'defended', answer: 'Klucz: cztery.' }])
})

test('QUI-10 points of a hidden score come with its review', async () => {
  const own = await listedQuiz()
  const [id] = await assign({ quiz_id: own, review: 'after_due' })
  const attempt_id = await take(id, maja, 2)
  const points = async () => {
    const { earned } = await get<AttemptRewardsView>(`/rewards/attempts/${attempt_id}`, maja)
    return earned.flatMap(({ type, points: some }) => (type === 'quiz_run' ? [some] : []))
  }
  expect(await points()).toEqual([])
  await pass(3 * DAY + HOUR)
  await until(async () => (await points()).includes(23))
  expect(await points()).toEqual([23])
})

test('QUI-10 a day before whoever has not handed in is reminded; then it is overdue, and can still come late', async () => {
  const [id] = await assign({ student_ids: [maja.id] })
  await pass(2 * DAY + HOUR)
  await until(async () => (await told(maja)).includes('assignment_due'))
  await pass(DAY)
  await until(async () => (await one(id, maja)).state === 'overdue')
  await until(async () => (await told(teacher)).includes('assignment_overdue'))
  expect(await told(maja)).toContain('assignment_overdue')
  await take(id, maja, 2)
  expect(await one(id, teacher)).toMatchObject({ state: 'late', bp: 6_666, no_try: 'over' })
  // more time takes the lateness back
  await post(`/assignments/${id}/due`, { due_at: later(DAY) }, teacher)
  expect(await one(id, maja)).toMatchObject({ state: 'done', no_try: null })
  await until(async () => (await told(maja)).includes('assignment_changed'))
})

test('QUI-10 QUI-11 an assignment stays with its version: unlisted, removed, its key corrected', async () => {
  const own = await listedQuiz()
  const [id] = await assign({ quiz_id: own })
  await post(`/my-quizzes/${own}/unlist`, {}, teacher)
  const attempt_id = await take(id, maja, 2)
  const { questions } = await get<AttemptView>(`/attempts/${attempt_id}`, maja)
  const corrected = { version: 1, is_void: true, key: null, reason: 'Pytanie jest niejasne.' }
  await post(`/my-quizzes/${own}/questions/${questions[2]?.id}/correct-key`, corrected, teacher)
  await until(async () => (await one(id, teacher)).bp === 10_000)
  await post(`/my-quizzes/${own}/remove`, {}, teacher)
  const second = await take(id, maja, 3)
  expect((await get<AttemptView>(`/attempts/${second}`, maja)).bp).toBe(10_000)
})

test('QUI-10 what was withdrawn hides nothing and can be taken no more', async () => {
  const own = await listedQuiz()
  const [id] = await assign({ quiz_id: own, review: 'after_due' })
  await post(`/assignments/${id}/withdraw`, {}, teacher)
  expect((await send(`/assignments/${id}/begin`, {}, maja)).error?.code).toBe('ASSIGNMENT_OVER')
  expect((await send('/attempts', { quiz_id: own, mode: 'exam' }, maja)).error).toBeUndefined()
  await until(async () => (await told(maja)).includes('assignment_changed'))
})

test('EVT-10 QUI-10 where one of the two leaves, what waits is withdrawn, and the other still reads it', async () => {
  const [gone, stays] = await Promise.all([testPerson(site), testPerson(site, 'teacher')])
  await makeStudentOf(site, stays, gone)
  const [id] = await assign({ student_ids: [gone.id] }, stays)
  await forgetPerson(site, gone.id)
  await until(async () => (await one(id, stays)).state === 'withdrawn')
  expect((await one(id, stays)).student.name).toBeNull()
})
