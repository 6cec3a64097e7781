import { SITE_ACCOUNT_ID } from '@kredka/contracts/accounts/site-account'
import type { GeneratorPreview } from '@kredka/contracts/quizzes/generator'
import type { ExchangedQuestion } from '@kredka/contracts/quizzes/imports'
import type { OwnQuizRowView, OwnQuizView, QuizRequestView, QuizView } from '@kredka/contracts/quizzes/views'
import { TERMS, WORDS } from '../quizzes/testing/written.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { upToNow } from './testing/up-to-now.ts'

let site: MovingSite
let staff: Awaited<ReturnType<typeof testAdmin>>
let person: TestPerson
beforeAll(async () => {
  site = await movingSite()
  staff = await testAdmin(site)
  person = await testPerson(site)
})
afterAll(() => site.stop())

type Caller = Pick<TestPerson, 'headers'>

async function send<T = null>(path: string, body: object | string, who: Caller = staff) {
  const type = typeof body === 'string' ? 'text/plain' : 'application/json'
  const response = await fetch(`${site.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': type, ...who.headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const { data, error } = (await response.json()) as { data: T; error?: { code: string } }
  return { data, code: error?.code ?? null }
}
async function read<T>(path: string, who: Caller = staff) {
  const response = await fetch(`${site.url}/api${path}`, { headers: await upToNow(site, who.headers) })
  const { data, error } = (await response.json()) as { data: T; error?: { code: string } }
  return { data, code: error?.code ?? null }
}

const INPUT = {
  seed: '1',
  count: 5,
  language: 'pl',
  level: null,
  answer: 'single',
  template: {
    kind: 'arithmetic',
    operations: ['multiply'],
    first: { from: 2, to: 9 },
    second: { from: 2, to: 9 },
    negatives: false,
  },
} as const
const preview = (input: object = INPUT) => send<GeneratorPreview>('/admin/generator/preview', input)
const questionsOf = ({ rows }: GeneratorPreview): ExchangedQuestion[] =>
  rows.flatMap((row) => (row.is === 'taken' ? [row.question] : []))
const duplicatesOf = ({ rows }: GeneratorPreview) => rows.map((row) => row.is === 'taken' && row.duplicate_of)

let quiz_id: string

test('ADM-05 a preview stores nothing, is the same for the same seed, and becomes a quiz of the site', async () => {
  const [one, again] = [await preview(), await preview()]
  expect(one.data).toMatchObject({ encoding: null, taken: 5, duplicates: 0, refused: 0 })
  expect(again.data).toEqual(one.data)
  expect((await read<OwnQuizRowView[]>('/admin/site-quizzes')).data).toEqual([])

  const into = { ...WORDS, ...TERMS }
  const taken = await send<{ id: string }>('/admin/generator/take', { questions: questionsOf(one.data), into })
  expect(taken.code).toBeNull()
  quiz_id = taken.data.id
  const { data } = await read<OwnQuizView>(`/admin/site-quizzes/${quiz_id}`)
  expect([data.title, data.questions.length, data.unready, data.state]).toEqual([WORDS.title, 5, 0, 'draft'])
  const found = await read<OwnQuizRowView[]>('/admin/site-quizzes?q=ulamki')
  expect(found.data.map(({ id }) => id)).toEqual([quiz_id])
})

test('ADM-05 what stands in a draft of the site or came a moment ago is marked, and can be added all the same', async () => {
  const title = { id: quiz_id, title: WORDS.title, is_sent: false }
  const { data } = await preview({ ...INPUT, count: 8 })
  expect(data).toMatchObject({ taken: 3, duplicates: 5 })
  expect(duplicatesOf(data).slice(0, 5)).toEqual(Array.from({ length: 5 }, () => ({ quiz: title })))
  const file = await send<GeneratorPreview>(
    '/admin/generator/gift/preview',
    'Nowe? {=tak ~nie}\n\nnowe? {=TAK ~skąd}\n\nOpisz. {}',
  )
  expect(file.data).toMatchObject({ encoding: 'utf-8', taken: 1, duplicates: 1, refused: 1 })
  expect(file.data.rows).toMatchObject([
    { line: 1, duplicate_of: null },
    { line: 3, duplicate_of: { line: 1 } },
    { line: 5, code: 'ESSAY' },
  ])
  const added = { questions: questionsOf(file.data), into: { quiz_id } }
  expect((await send('/admin/generator/take', added)).code).toBeNull()
  expect((await read<OwnQuizView>(`/admin/site-quizzes/${quiz_id}`)).data.questions).toHaveLength(7)
})

test('ADM-05 staff correct a draft of the site, send it, list it, and everybody finds it under the site’s name', async () => {
  const { questions } = (await read<OwnQuizView>(`/admin/site-quizzes/${quiz_id}`)).data
  const [first, , , , , , last] = questions
  const at = (id: string | undefined) => `/admin/site-quizzes/${quiz_id}/questions/${id ?? ''}`
  const content = { prompt: 'Ile to 6 · 7?', explanation: '', picture_alt: '', task: first?.task }
  const change = { level: null, weight: 2, picture_id: null, content, revision: 1 }
  expect((await send(at(first?.id), change)).data).toEqual({ revision: 2 })
  expect((await send(at(first?.id), change)).code).toBe('QUESTION_CHANGED')
  expect((await send(`${at(last?.id)}/remove`, {})).code).toBeNull()

  expect((await send(`/admin/site-quizzes/${quiz_id}/send`, {})).code).toBeNull()
  const waiting = (await read<QuizRequestView>(`/admin/quizzes/${quiz_id}`)).data
  expect(waiting).toMatchObject({ state: 'waiting', version: 1, author: { id: SITE_ACCOUNT_ID, name: 'Kredka' } })
  expect(waiting.content).toHaveLength(6)
  expect((await send(`/admin/quizzes/${quiz_id}/approve`, { version: 1 })).code).toBeNull()
  const { data } = await read<QuizView>(`/quizzes/${quiz_id}`, person)
  expect(data).toMatchObject({ author: { name: 'Kredka' }, questions: 6, is_listed: true, is_own: false })
  const listed = await preview({ ...INPUT, count: 8 })
  expect(duplicatesOf(listed.data)).toContainEqual({ quiz: { id: quiz_id, title: WORDS.title, is_sent: true } })
  expect((await send(`/admin/site-quizzes/${quiz_id}/send`, {})).code).toBe('QUIZ_NOT_POSSIBLE')
})

test('ADM-05 every act of staff is an event with its actor; the site is opened as an author once', async () => {
  const actors = async (stream: string) =>
    new Set((await site.tools.streams.read(stream)).map(({ metadata }) => metadata.actor))
  expect(await actors(`quiz-${quiz_id}`)).toEqual(new Set([`admin:${staff.id}`]))
  const opened = await site.tools.streams.read(`siteaccount-${SITE_ACCOUNT_ID}`)
  expect(opened.map(({ type, metadata }) => [type, metadata.actor])).toEqual([
    ['SiteAccountOpened', `admin:${staff.id}`],
  ])
})

test('ADM-05 a quiz of a person’s is none of the generator’s, and the generator is none of a person’s', async () => {
  const own = await send<{ id: string }>('/my-quizzes', { ...WORDS, ...TERMS }, person)
  const { id } = own.data
  const { data } = await preview()
  const questions = questionsOf(data)
  expect((await send('/admin/generator/take', { questions, into: { quiz_id: id } })).code).toBe('QUIZ_NOT_FOUND')
  expect((await send(`/admin/site-quizzes/${id}/send`, {})).code).toBe('QUIZ_NOT_FOUND')
  expect((await send(`/admin/site-quizzes/${id}/remove`, {})).code).toBe('QUIZ_NOT_FOUND')
  expect((await read(`/admin/site-quizzes/${id}`)).code).toBe('QUIZ_NOT_FOUND')
  expect((await send('/admin/generator/preview', INPUT, person)).code).toBe('NOT_LOGGED_IN')
  expect((await send(`/my-quizzes/${quiz_id}/remove`, {}, person)).code).toBe('QUIZ_NOT_FOUND')
  const blank = { questions: [{ ...questions[0], weight: 99 }], into: { ...WORDS, ...TERMS } }
  expect((await send('/admin/generator/take', blank)).code).toBe('INVALID_INPUT')
  const unknown = { questions, into: { ...WORDS, ...TERMS, subject_id: 'magic' } }
  expect((await send('/admin/generator/take', unknown)).code).toMatch(/SUBJECT_UNKNOWN|INVALID_INPUT/)
})

test('ADM-05 a removed quiz of the site is gone, and what it asked is new again', async () => {
  expect((await send(`/admin/site-quizzes/${quiz_id}/remove`, {})).code).toBeNull()
  expect((await read<OwnQuizRowView[]>('/admin/site-quizzes')).data).toEqual([])
  expect((await read(`/quizzes/${quiz_id}`, person)).code).toBe('QUIZ_NOT_FOUND')
  expect((await preview()).data).toMatchObject({ taken: 5, duplicates: 0 })
})
