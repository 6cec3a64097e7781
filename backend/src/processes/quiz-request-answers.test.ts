import type { AssignmentRowView, AssignmentTerms, AssignmentView } from '@kredka/contracts/assignments/views'
import { DAY } from '@kredka/contracts/kernel/durations'
import { isRejection } from '@kredka/contracts/kernel/errors'
import type { AskedQuizView } from '@kredka/contracts/quiz-requests/views'
import { handOut } from '../assignments/index.ts'
import { makeStudentOf } from '../assignments/testing/owned.ts'
import { CATALOG, ENCRYPTION } from '../composition/identifiers.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { createWriteSide } from '../kernel/write/create-write-side.ts'
import { answerTo } from '../quiz-requests/assign-asked.ts'
import { owned as ownedQuizzes } from '../quizzes/testing/owned.ts'
import { type Caller, callsOf } from './testing/calls.ts'
import { type TestPerson, testContext, testPerson } from './testing/people.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

/** A request is answered once, and at most one assignment comes of it, whoever answers when and whatever dies. */
let site: TestSite
let teacher: TestPerson
let student: TestPerson
let quiz_id: string
const { send, post, make, get } = callsOf(() => site)
beforeAll(async () => {
  site = await testSite()
  ;[teacher, student] = await Promise.all([testPerson(site, 'teacher'), testPerson(site)])
  await makeStudentOf(site, teacher, student)
  quiz_id = (await ownedQuizzes['quiz.author']?.(site, teacher))?.id ?? ''
})
afterAll(() => site.stop())

const ask = () => {
  return make(
    '/quiz-requests',
    { teacher_id: teacher.id, subject_id: 'maths', level: 'basic', words: 'Ułamki' },
    student,
  )
}
const one = (id: string, who: Caller) => get<AskedQuizView>(`/quiz-requests/${id}`, who)
const terms = (tries: number): AssignmentTerms => {
  const due_at = new Date(site.tools.clock.now() + 3 * DAY).toISOString()
  return { quiz_id, mode: 'exam', due_at, tries, counts: 'best', review: 'at_once' }
}
const assign = (id: string, body: AssignmentTerms) =>
  send<{ assignment_id: string }>(`/quiz-requests/${id}/assign`, body, teacher)
const assigned = async () => (await get<readonly AssignmentRowView[]>('/assignments?role=student', student)).length
/** A process that is killed right after it has handed a quiz out for a request. */
async function dieHandingOut(request_id: string, of: AssignmentTerms) {
  const [catalog, encryption] = await Promise.all([site.parts.get(CATALOG), site.parts.get(ENCRYPTION)])
  const write = createWriteSide({ store: site.store, catalog, encryption, clock: site.tools.clock, log: site.log })
  const ordered = { teacher_id: teacher.id, student_ids: [student.id], terms: of, idOf: () => answerTo(request_id) }
  const outcome = await handOut({ ...site.tools, write }, ordered, testContext(site, 'quiz_requests.assign'))
  expect(isRejection(outcome)).toBe(false)
}

test('QUI-10 of two windows that assign at once one is told that the request is over, and one quiz is assigned', async () => {
  for (let round = 1; round <= 5; round += 1) {
    const id = await ask()
    const before = await assigned()
    const bodies = [terms(1), terms(2)]
    const answers = await Promise.all(bodies.map((body) => assign(id, body)))
    expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(['QUIZ_REQUEST_OVER'])
    const won = answers.findIndex(({ data }) => data !== undefined)
    const { state, assignment_id } = await one(id, teacher)
    expect([state, assignment_id]).toEqual(['assigned', answers[won]?.data?.assignment_id])
    const given = await get<AssignmentView>(`/assignments/${assignment_id}`, student)
    expect(given).toMatchObject({ state: 'waiting', tries: bodies[won]?.tries })
    expect(await assigned()).toBe(before + 1)
    await post(`/assignments/${assignment_id}/withdraw`, {}, teacher)
    // nobody waits for it any more, and it is answered all the same
    expect((await assign(id, terms(3))).error?.code).toBe('QUIZ_REQUEST_OVER')
    expect(await assigned()).toBe(before + 1)
  }
})

test('QUI-10 where one window assigns and another declines at once, one answer stands and no quiz is left over', async () => {
  for (let round = 1; round <= 5; round += 1) {
    const id = await ask()
    const [given, declined] = await Promise.all([
      assign(id, terms(1)),
      send(`/quiz-requests/${id}/decline`, { reason: 'Zrobimy to na lekcji.' }, teacher),
    ])
    const { state, assignment_id } = await one(id, student)
    expect([given.error?.code, declined.error?.code].filter((code) => code !== undefined)).toEqual([
      'QUIZ_REQUEST_OVER',
    ])
    expect(state).toBe(given.error === undefined ? 'assigned' : 'declined')
    expect(assignment_id).toBe(given.data?.assignment_id ?? null)
    const waiting = await get<readonly AssignmentRowView[]>('/assignments?role=student&state=waiting', student)
    expect(waiting).toHaveLength(given.error === undefined ? 1 : 0)
    if (assignment_id !== null) await post(`/assignments/${assignment_id}/withdraw`, {}, teacher)
  }
})

test('EVT-05 QUI-10 a process is killed between the quiz and the answer: the request is answered all the same, once', async () => {
  const [id, first] = [await ask(), terms(1)]
  const before = await assigned()
  await dieHandingOut(id, first)
  await until(async () => (await one(id, student)).state === 'assigned')
  expect((await assign(id, terms(2))).error?.code).toBe('QUIZ_REQUEST_OVER')
  // whoever sends again what was lost hears that it is done
  expect((await assign(id, first)).data).toEqual({ assignment_id: answerTo(id) })
  expect(await assigned()).toBe(before + 1)
})

test('EVT-05 QUI-10 a quiz that was handed out behind a no is taken back', async () => {
  const id = await ask()
  await post(`/quiz-requests/${id}/decline`, { reason: 'Zrobimy to na lekcji.' }, teacher)
  await dieHandingOut(id, terms(1))
  const given = () => get<AssignmentView>(`/assignments/${answerTo(id)}`, student)
  await until(async () => (await given()).state === 'withdrawn')
  expect(await one(id, student)).toMatchObject({ state: 'declined', assignment_id: null })
})
