import { jest } from '@jest/globals'
import type { AttemptView } from '@kredka/contracts/attempts/views'
import { DAY } from '@kredka/contracts/kernel/durations'
import type { Endpoint } from '@kredka/contracts/kernel/endpoints'
import { ROUTES } from '@kredka/contracts/kernel/routes'
import type { QuestionDraft } from '@kredka/contracts/quizzes/question'
import { DEFAULT_MATCHING } from '@kredka/contracts/quizzes/question-rules'
import { makeStudentOf } from '../assignments/testing/owned.ts'
import { HTTP } from '../composition/identifiers.ts'
import { abreast } from '../http/testing/abreast.ts'
import { callEndpoint } from '../http/testing/calls.ts'
import { sampleOf } from '../http/testing/samples.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { TERMS, WORDS } from '../quizzes/testing/written.ts'
import { type Caller, callsOf } from './testing/calls.ts'
import { type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { type TestSocket, testSocket } from './testing/sockets.ts'
import { type TestSite, testSite } from './testing/test-site.ts'
import { upToNow } from './testing/up-to-now.ts'

jest.setTimeout(300_000)

/** A word in every key and explanation that stands nowhere else; the raw options are their author's alone. */
const RAW = ['"text":"Wisłoka"', '"text":"Skawa"']
const keyWord = (n: number) => (n === 2 ? '73190042' : `kanarekklucz${n}`)
const explanationWord = (n: number) => `kanarektlumaczenie${n}`
const wordsOf = (n: number) => (n >= 3 ? [explanationWord(n)] : [keyWord(n), explanationWord(n)])
const QUESTIONS: readonly QuestionDraft[] = [
  question(0, { kind: 'text', accepted: [keyWord(0)], matching: DEFAULT_MATCHING }),
  question(1, {
    kind: 'gaps',
    gaps: [{ accepted: ['morze'] }, { accepted: [keyWord(1)] }],
    has_bank: false,
    distractors: [],
    matching: DEFAULT_MATCHING,
  }),
  question(2, {
    kind: 'number',
    number: { value: keyWord(2), tolerance: '', tolerance_kind: 'absolute', units: [] },
  }),
  question(3, { kind: 'single', options: options('Wisłoka', 'Odra', 'San') }),
  question(4, { kind: 'several', options: options('Skawa', 'Bzura', 'Narew').with(2, right('Narew')) }),
]
const ALL = [...RAW, ...QUESTIONS.flatMap((_, n) => wordsOf(n))]

function question(n: number, task: QuestionDraft['task']): QuestionDraft {
  const prompt = task.kind === 'gaps' ? '[[1]] i [[2]]' : `Pytanie ${n}`
  return { prompt, explanation: `Bo ${explanationWord(n)}.`, picture_alt: '', task }
}

/** The first is right. */
function options(first: string, ...others: readonly string[]) {
  return [right(first), ...others.map((text) => ({ text, is_right: false, stays_put: false }))]
}

function right(text: string) {
  return { text, is_right: true, stays_put: false }
}

let site: TestSite
let author: TestPerson
let quiz_id: string
let queries: readonly Endpoint[]
const calls = callsOf(() => site)
beforeAll(async () => {
  site = await testSite()
  author = await testPerson(site)
  const { endpoints } = await site.parts.get(HTTP)
  queries = endpoints.filter(({ kind, access }) => kind !== 'command' && access !== 'admin')
  quiz_id = await listedQuiz()
})
afterAll(() => site.stop())

async function listedQuiz(): Promise<string> {
  const { id } = await calls.post<{ id: string }>('/my-quizzes', { ...WORDS, ...TERMS }, author)
  let after: string | null = null
  for (const content of QUESTIONS) {
    const body: object = { level: null, weight: 1, picture_id: null, content, after }
    after = (await calls.post<{ id: string }>(`/my-quizzes/${id}/questions`, body, author)).id
  }
  await calls.post(`/my-quizzes/${id}/freeze`, {}, author)
  await calls.post(`/my-quizzes/${id}/submit`, { version: 1 }, author)
  const staff = { headers: (await testAdmin(site)).headers }
  await calls.post(`/admin/quizzes/${id}/approve`, { version: 1 }, staff)
  return id
}

/** Somebody without an account, whom the site knows by its cookie. */
async function visitorWithCookie(): Promise<Caller> {
  const response = await fetch(`${site.url}/api/attempts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ quiz_id, mode: 'learning' }),
  })
  const cookie = response.headers.getSetCookie().map((one) => one.slice(0, one.indexOf(';')))
  return { headers: { cookie: cookie.join('; '), origin: site.url } }
}

/** Everything that can be asked with these ids, as one caller: all queries of the contract, and all pages. */
async function crawl(who: Caller, ids: readonly string[]): Promise<readonly (readonly [string, string])[]> {
  const headers = await upToNow(site, who.headers)
  const read: [string, string][] = []
  const asked = queries.flatMap((endpoint) => {
    const named = JSON.stringify(sampleOf(endpoint)).includes('id')
    return (named ? ids : ids.slice(0, 1)).map((id) => ({ endpoint, id }))
  })
  await abreast(asked, async ({ endpoint, id }) => {
    const { params, query } = sampleOf(endpoint)
    const call = { params: naming(params, id), query: naming(query, id), headers }
    const { text } = await callEndpoint(site.url + site.config.api_base, endpoint, call).catch(() => ({ text: '' }))
    read.push([`${endpoint.name} ${id}`, text])
  })
  // a service worker keeps these pages for everybody
  const kept = ['/offline', '/offline/app']
  const paths = [...ROUTES, ...kept.map((path) => ({ path }))].flatMap(({ path }) =>
    path.includes(':') ? ids.map((id) => path.replace(/:\w+/g, id)) : [path],
  )
  await abreast(paths, async (path) => {
    const response = await fetch(`${site.url}${path}?attempt=${ids.at(-1)}`, { headers, redirect: 'manual' })
    read.push([path, await response.text()])
  })
  return read
}

function naming(sample: Readonly<Record<string, unknown>>, id: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, /(^|_)id$/.test(name) ? id : value]))
}

/** Where a word stands that this caller may not know yet. */
async function leaks(who: Caller, ids: readonly string[], known: readonly string[] = []): Promise<readonly string[]> {
  const hidden = ALL.filter((word) => !known.includes(word))
  const read = await crawl(who, ids)
  expect(read.length).toBeGreaterThan(100)
  return read.flatMap(([where, text]) =>
    hidden.filter((word) => text.includes(word)).map((word) => `${where}: ${word}`),
  )
}

/** What these people's open pages hear from now on. */
async function listening(...people: readonly Caller[]): Promise<readonly TestSocket[]> {
  const sockets = people.map(({ headers }) => testSocket(site.url, { headers }))
  await Promise.all(sockets.map((one) => one.first('ready')))
  return sockets
}

/** Which of the words they heard by now. */
function heardBy(sockets: readonly TestSocket[]): readonly string[] {
  const heard = JSON.stringify(sockets.map((one) => one.heard))
  return ALL.filter((word) => heard.includes(word))
}

test('QUI-03 QUI-05 no word of a key or an explanation leaves the server before its answer was judged, whoever asks whatever', async () => {
  const [student, stranger] = await Promise.all([testPerson(site), testPerson(site, 'teacher')])
  const visitor = await visitorWithCookie()
  const sockets = await listening(student, stranger)
  // the words are planted: their author reads them all
  const written = JSON.stringify(await calls.get(`/my-quizzes/${quiz_id}`, author))
  expect(ALL.filter((word) => !written.includes(word))).toEqual([])

  const exam = await calls.post<{ id: string }>('/attempts', { quiz_id, mode: 'exam' }, student)
  const learning = await calls.post<{ id: string }>('/attempts', { quiz_id, mode: 'learning' }, visitor)
  await calls.post(`/attempts/${exam.id}/start`, {}, student)
  await calls.post(`/attempts/${learning.id}/start`, {}, visitor)
  const { questions } = await calls.get<AttemptView>(`/attempts/${exam.id}`, student)
  const ids = [quiz_id, questions[0]?.id ?? '', author.id, learning.id, exam.id]
  for (const { id, options } of questions) {
    const given = options.length > 0 ? { choices: [0] } : { words: ['nie wiem'] }
    const answered = await calls.send(`/attempts/${exam.id}/answer`, { question_id: id, given }, student)
    expect(answered).toEqual({ data: { judged: null } })
  }
  // whoever learns is told of the question that was answered, and of no other
  const first = { question_id: questions[0]?.id, given: { words: ['nie wiem'] } }
  const told = JSON.stringify(await calls.send(`/attempts/${learning.id}/answer`, first, visitor))
  expect([told, ALL.filter((word) => told.includes(word))]).toEqual([told, wordsOf(0)])

  expect(await leaks(student, ids)).toEqual([])
  expect(await leaks(stranger, ids)).toEqual([])
  expect(await leaks(visitor, ids, wordsOf(0))).toEqual([])

  await calls.post(`/attempts/${exam.id}/finish`, {}, student)
  const review = JSON.stringify(await calls.get(`/attempts/${exam.id}`, student))
  expect(ALL.filter((word) => !review.includes(word))).toEqual(RAW)
  // who has finished may play again without a server, and so has all that it takes
  const replay = JSON.stringify(await calls.get(`/attempts/${exam.id}/replay`, student))
  expect(ALL.filter((word) => !replay.includes(word))).toEqual([])
  expect(await leaks(stranger, ids)).toEqual([])
  expect(await leaks(visitor, ids, wordsOf(0))).toEqual([])
  expect(await leaks({ headers: {} }, ids)).toEqual([])

  // their own attempt comes last to the stranger, and is the only one that they hear of
  const own = await calls.post<{ id: string }>('/attempts', { quiz_id, mode: 'exam' }, stranger)
  const [ofStudent, ofStranger] = sockets
  await until(() => (ofStranger?.ids('attempt').length ?? 0) > 0)
  expect(new Set(ofStranger?.ids('attempt'))).toEqual(new Set([own.id]))
  expect(ofStudent?.ids('attempt')).toContain(exam.id)
  expect(heardBy(sockets)).toEqual([])
  for (const socket of sockets) socket.close()
})

test('QUI-06 QUI-03 what is drawn at random tells no key before it is judged, nor what an attempt given up asked', async () => {
  const [student, stranger] = await Promise.all([testPerson(site), testPerson(site)])
  const choice = { subject_ids: [TERMS.subject_id], levels: [], language: TERMS.language, questions: 5 }
  const draw = async (mode: string, who: Caller) =>
    (await calls.post<{ id: string }>('/attempts/random', { ...choice, mode }, who)).id
  const [exam, learning] = [await draw('exam', student), await draw('learning', student)]
  for (const id of [exam, learning]) await calls.post(`/attempts/${id}/start`, {}, student)
  const { questions } = await calls.get<AttemptView>(`/attempts/${exam}`, student)
  expect(questions).toHaveLength(QUESTIONS.length)
  for (const { id, options } of questions) {
    const given = options.length > 0 ? { choices: [0] } : { words: ['nie wiem'] }
    expect(await calls.send(`/attempts/${exam}/answer`, { question_id: id, given }, student)).toEqual({
      data: { judged: null },
    })
  }
  const ids = [...questions.map(({ id }) => id), learning, exam]
  expect(await leaks(student, ids)).toEqual([])
  await calls.post(`/attempts/${exam}/cancel`, {}, student)
  await calls.post(`/attempts/${learning}/cancel`, {}, student)
  expect(await leaks(student, [learning, exam])).toEqual([])
  expect(await leaks(stranger, [learning, exam])).toEqual([])
})

test('QUI-10 an assigned student learns no key before the due date, in whatever attempt', async () => {
  const [teacher, student] = await Promise.all([testPerson(site, 'teacher'), testPerson(site)])
  await makeStudentOf(site, teacher, student)
  // what they have played before is hidden too, and what they are playing goes no further
  const earlier = await calls.post<{ id: string }>('/attempts', { quiz_id, mode: 'exam' }, student)
  await calls.post(`/attempts/${earlier.id}/start`, {}, student)
  await calls.post(`/attempts/${earlier.id}/finish`, {}, student)
  const learning = await calls.post<{ id: string }>('/attempts', { quiz_id, mode: 'learning' }, student)
  await calls.post(`/attempts/${learning.id}/start`, {}, student)

  const due_at = new Date(site.tools.clock.now() + DAY).toISOString()
  const terms = { mode: 'exam', due_at, tries: null, counts: 'best', review: 'after_due' }
  const body = { quiz_id, student_ids: [student.id], ...terms }
  const { ids: assigned } = await calls.post<{ ids: readonly string[] }>('/assignments', body, teacher)
  const [assignment_id = ''] = assigned
  const sockets = await listening(student)
  const { attempt_id } = await calls.post<{ attempt_id: string }>(`/assignments/${assignment_id}/begin`, {}, student)
  await calls.post(`/attempts/${attempt_id}/start`, {}, student)
  const { questions } = await calls.get<AttemptView>(`/attempts/${attempt_id}`, student)
  const [first] = questions
  const given = { question_id: first?.id, given: { words: ['nie wiem'] } }
  expect((await calls.send(`/attempts/${learning.id}/answer`, given, student)).error?.code).toBe('QUIZ_ASSIGNED')
  expect(await calls.send(`/attempts/${attempt_id}/answer`, given, student)).toEqual({ data: { judged: null } })
  // a phone that comes in the middle of it hears what it missed
  const position = sockets[0]?.all('ready')[0]?.position ?? ''
  const phone = testSocket(site.url, { headers: student.headers, position })
  await phone.first('ready')
  await calls.post(`/attempts/${attempt_id}/finish`, {}, student)

  const ids = [quiz_id, first?.id ?? '', assignment_id, learning.id, earlier.id, attempt_id]
  expect(await leaks(student, ids)).toEqual([])
  const copied = await calls.send(`/attempts/${earlier.id}/copy`, {}, student)
  expect(copied.error?.code).toBe('QUIZ_ASSIGNED')
  const devices = [...sockets, phone]
  const isTold = (device: TestSocket) => device.ids('assignment').includes(assignment_id)
  await until(() => devices.every((device) => device.ids('attempt').includes(attempt_id) && isTold(device)))
  expect(heardBy(devices)).toEqual([])
  for (const socket of devices) socket.close()
  // the teacher reads it all at once
  const seen = JSON.stringify(await calls.get(`/assignments/${assignment_id}/tries/${attempt_id}`, teacher))
  expect(ALL.filter((word) => !seen.includes(word))).toEqual(RAW)
})
