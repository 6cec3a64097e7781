import type { AssignmentView } from '@kredka/contracts/assignments/views'
import type { TimelineEntryView } from '@kredka/contracts/audit/views'
import { DAY, HOUR, MINUTE } from '@kredka/contracts/kernel/durations'
import type { NotificationView } from '@kredka/contracts/notifications/views'
import { OPEN_PER_TEACHER_MAX, QUIZ_LINK_MS } from '@kredka/contracts/quiz-requests/rules'
import type { AskableTeacherView, AskedQuizView, QuizLinkView } from '@kredka/contracts/quiz-requests/views'
import { makeStudentOf } from '../assignments/testing/owned.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { owned as ownedQuizzes } from '../quizzes/testing/owned.ts'
import { type Caller, callsOf } from './testing/calls.ts'
import { type MovingSite, movingSite, tokenIn } from './testing/moving-site.ts'
import { forgetPerson, type TestPerson, testPerson } from './testing/people.ts'

let site: MovingSite
let teacher: TestPerson
let student: TestPerson
let quiz_id: string
const { send, post, make, get } = callsOf(() => site)
beforeAll(async () => {
  site = await movingSite()
  ;[teacher, student] = await Promise.all([testPerson(site, 'teacher'), testPerson(site)])
  await makeStudentOf(site, teacher, student)
  quiz_id = (await ownedQuizzes['quiz.author']?.(site, teacher))?.id ?? ''
})
afterAll(() => site.stop())

const WORDS = 'Ułamki przed piątkową kartkówką'
const about = (more: object = {}) => {
  return { teacher_id: teacher.id, subject_id: 'maths', level: 'basic', words: WORDS, ...more }
}
const ask = (more: object = {}, who = student) => make('/quiz-requests', about(more), who)
const codeOf = async (more: object, who = student) => (await send('/quiz-requests', about(more), who)).error?.code
const terms = () => {
  const due_at = new Date(site.tools.clock.now() + 3 * DAY).toISOString()
  return { quiz_id, mode: 'exam', due_at, tries: 1, counts: 'best', review: 'at_once' }
}
const one = (id: string, who: Caller) => get<AskedQuizView>(`/quiz-requests/${id}`, who)
const told = async (who: Caller) => await get<readonly NotificationView[]>('/notifications', who)
const open = (token: string, who?: Caller) => send<QuizLinkView>('/quiz-requests/open-link', { token }, who)
/** The newest mail to somebody with such a link. It follows a notice of the type after a while without a look at it. */
const mailOf = async (type: NotificationView['type'], link: string, to: TestPerson) => {
  await until(async () => (await told(to)).some((notice) => notice.type === type))
  site.pass(5 * MINUTE)
  const isIt = (mail: string) => mail.includes(`To: ${to.email}`) && mail.includes(link)
  const found = async () => (await site.outbox()).findLast(isIt)
  await until(async () => (await found()) !== undefined)
  return (await found()) ?? ''
}

test('QUI-10 a student asks own teachers alone, who still teach and can be written to', async () => {
  const [stranger, left] = await Promise.all([testPerson(site, 'teacher'), testPerson(site, 'teacher')])
  await makeStudentOf(site, left, student)
  const askable = async () => {
    const teachers = await get<readonly AskableTeacherView[]>('/quiz-requests/teachers', student)
    return teachers.map(({ id }) => id).toSorted()
  }
  expect(await askable()).toEqual([teacher.id, left.id].toSorted())
  expect(await codeOf({ teacher_id: stranger.id })).toBe('TEACHER_NOT_ASKABLE')
  expect(await codeOf({ teacher_id: student.id })).toBe('TEACHER_NOT_ASKABLE')
  expect(await codeOf({ subject_id: 'alchemy' })).toBe('SUBJECT_UNKNOWN')
  await forgetPerson(site, left.id)
  expect(await codeOf({ teacher_id: left.id })).toBe('TEACHER_NOT_ASKABLE')
  await until(async () => (await askable()).length === 1)
})

test('QUI-10 the teacher hears of it, assigns a quiz, and the student finds it in the request', async () => {
  const id = await ask()
  expect(await one(id, student)).toMatchObject({ role: 'student', state: 'open', words: WORDS, assignment_id: null })
  expect(await one(id, teacher)).toMatchObject({ role: 'teacher', student: { id: student.id } })
  expect(await get('/quiz-requests/count', teacher)).toEqual({ open: 1 })
  await until(async () => (await told(teacher)).some(({ type }) => type === 'quiz_requested'))

  expect((await send(`/quiz-requests/${id}/assign`, { ...terms(), quiz_id: id }, teacher)).error?.code).toBe(
    'QUIZ_NOT_FOUND',
  )
  const body = terms()
  const { data } = await send<{ assignment_id: string }>(`/quiz-requests/${id}/assign`, body, teacher, 'once-given')
  const assignment_id = data?.assignment_id ?? ''
  expect(await get<AssignmentView>(`/assignments/${assignment_id}`, student)).toMatchObject({ state: 'waiting' })
  expect(await one(id, student)).toMatchObject({ state: 'assigned', assignment_id })
  expect(await get('/quiz-requests/count', teacher)).toEqual({ open: 0 })
  // sent again it is the same quiz, and another answer comes too late
  expect((await send(`/quiz-requests/${id}/assign`, body, teacher, 'once-given')).data).toEqual({ assignment_id })
  expect((await send(`/quiz-requests/${id}/assign`, { ...terms(), tries: 2 }, teacher)).error?.code).toBe(
    'QUIZ_REQUEST_OVER',
  )
  expect((await send(`/quiz-requests/${id}/withdraw`, {}, student)).error?.code).toBe('QUIZ_REQUEST_OVER')
  const rows = await get<readonly unknown[]>('/assignments?role=student', student)
  expect(rows).toHaveLength(1)
})

test('QUI-10 a declined request tells the student why, in the page, a notice and a mail', async () => {
  const id = await ask()
  const reason = 'Zrobimy to razem na lekcji.'
  await post(`/quiz-requests/${id}/decline`, { reason }, teacher)
  expect(await one(id, student)).toMatchObject({ state: 'declined', reason })
  expect(await mailOf('quiz_request_declined', `/quiz-requests/${id}`, student)).not.toContain('rq=')
  // what somebody wrote stands in no notice; a quiz's title is looked up when it is read
  const kept = [...(await told(student)), ...(await told(teacher))].map(({ data }) => data)
  expect(JSON.stringify(kept)).not.toMatch(/Zrobimy|Ułamki/)
  expect((await send(`/quiz-requests/${id}/assign`, terms(), teacher)).error?.code).toBe('QUIZ_REQUEST_OVER')
})

test('QUI-10 what waits comes first in either list; a state can be asked for', async () => {
  const waiting = await ask()
  const later = await ask()
  await post(`/quiz-requests/${later}/withdraw`, {}, student)
  const list = async (query: string, who: Caller) =>
    (await get<readonly AskedQuizView[]>(`/quiz-requests?${query}`, who)).map(({ id }) => id)
  expect((await list('role=student', student)).slice(0, 2)).toEqual([waiting, later])
  expect((await list('role=teacher', teacher)).slice(0, 2)).toEqual([waiting, later])
  expect(await list('role=teacher&state=open', teacher)).toEqual([waiting])
  expect(await list('role=teacher', student)).toEqual([])
  await post(`/quiz-requests/${waiting}/withdraw`, {}, student)
})

test('QUI-10 so many requests wait for a teacher at most; each answer makes room', async () => {
  const [eager, busy] = await Promise.all([testPerson(site), testPerson(site, 'teacher')])
  await makeStudentOf(site, busy, eager)
  const ids: string[] = []
  for (let n = 0; n < OPEN_PER_TEACHER_MAX; n += 1) ids.push(await ask({ teacher_id: busy.id }, eager))
  expect(await codeOf({ teacher_id: busy.id }, eager)).toBe('QUIZ_REQUESTS_FULL')
  await post(`/quiz-requests/${ids[0]}/decline`, { reason: 'Nie tym razem.' }, busy)
  await ask({ teacher_id: busy.id }, eager)
  expect(await codeOf({ teacher_id: busy.id }, eager)).toBe('QUIZ_REQUESTS_FULL')
})

test('EVT-10 QUI-10 where one of the two leaves, what waits is withdrawn and what they wrote is gone', async () => {
  const [gone, stays] = await Promise.all([testPerson(site), testPerson(site, 'teacher')])
  await makeStudentOf(site, stays, gone)
  const id = await ask({ teacher_id: stays.id }, gone)
  await forgetPerson(site, gone.id)
  await until(async () => (await one(id, stays)).state === 'withdrawn')
  expect(await one(id, stays)).toMatchObject({ words: null, student: { name: null } })
})

test('QUI-10 ACC-04 the link of a mail says what it opens, stays good for sixty days, and lets nobody in', async () => {
  const [asked, asks] = await Promise.all([testPerson(site, 'teacher'), testPerson(site)])
  await makeStudentOf(site, asked, asks)
  const id = await ask({ teacher_id: asked.id }, asks)
  const token = tokenIn(await mailOf('quiz_requested', '/quiz-requests/open', asked), 'rq')
  const { data: seen } = await open(token)
  expect(seen).toMatchObject({ kind: 'request', id, is_own: false, subject_id: 'maths', state: 'open' })
  expect(JSON.stringify(seen)).not.toContain('Ułamki')
  expect((await open(token, asks)).data?.is_own).toBe(false)
  expect((await open(token, asked)).data?.is_own).toBe(true)

  const { id: own_quiz } = (await ownedQuizzes['quiz.author']?.(site, asked)) ?? {}
  await post(`/quiz-requests/${id}/assign`, { ...terms(), quiz_id: own_quiz }, asked)
  const given = tokenIn(await mailOf('quiz_assigned', '/quiz-requests/open', asks), 'rq')
  const assigned = { kind: 'assignment', id: (await one(id, asks)).assignment_id, subject_id: null }
  expect((await open(given, asks)).data).toMatchObject({ ...assigned, is_own: true, state: 'waiting' })
  expect((await open(given)).data).toMatchObject({ ...assigned, is_own: false })
  // nobody guesses one
  expect((await open('f'.repeat(40))).error?.code).toBe('REQUEST_EXPIRED')

  site.pass(QUIZ_LINK_MS - HOUR)
  expect((await open(token)).data).toMatchObject({ state: 'assigned' })
  site.pass(2 * HOUR)
  expect((await open(token)).error?.code).toBe('REQUEST_EXPIRED')
})

test('EVT-11 QUI-10 either side reads what became of a request, and nobody else does', async () => {
  const [asked, asks, ...strangers] = await Promise.all([
    testPerson(site, 'teacher'),
    testPerson(site),
    testPerson(site, 'teacher'),
    testPerson(site),
  ])
  await makeStudentOf(site, asked, asks)
  const history = async (id: string, who: Caller) => {
    const steps = await get<readonly TimelineEntryView[]>(`/timelines/quiz_request/${id}`, who)
    return steps.map(({ what, by, by_id, note, params }) => ({ what, by, by_id, note, params }))
  }
  const step = { by_id: null, note: null, params: {} }
  const sent = { ...step, what: 'QuizAskedFor' }

  const given = await ask({ teacher_id: asked.id }, asks)
  const { id: own_quiz } = (await ownedQuizzes['quiz.author']?.(site, asked)) ?? {}
  await post(`/quiz-requests/${given}/assign`, { ...terms(), quiz_id: own_quiz }, asked)
  expect(await history(given, asks)).toEqual([
    { ...sent, by: 'you' },
    { ...step, what: 'AskedQuizAssigned', by: 'teacher', by_id: asked.id },
  ])
  expect(await history(given, asked)).toEqual([
    { ...sent, by: 'student', by_id: asks.id },
    { ...step, what: 'AskedQuizAssigned', by: 'you' },
  ])

  const [declined, withdrawn] = [await ask({ teacher_id: asked.id }, asks), await ask({ teacher_id: asked.id }, asks)]
  const note = 'Zrobimy to razem na lekcji.'
  await post(`/quiz-requests/${declined}/decline`, { reason: note }, asked)
  await post(`/quiz-requests/${withdrawn}/withdraw`, {}, asks)
  expect((await history(declined, asks)).at(-1)).toEqual({
    ...{ ...step, what: 'AskedQuizDeclined', by: 'teacher', by_id: asked.id },
    note,
  })
  expect((await history(withdrawn, asked)).at(-1)).toEqual({
    ...{ ...step, what: 'AskedQuizWithdrawn', by: 'student', by_id: asks.id },
    params: { why: 'student' },
  })
  for (const who of strangers) expect(await get(`/timelines/quiz_request/${given}`, who)).toBe('NOT_FOUND')
})
