import type { ExportFile } from '@kredka/contracts/privacy/views'
import type { OwnQuizView, QuestionRowView, QuizView } from '@kredka/contracts/quizzes/views'
import { choice, TERMS, WORDS } from '../quizzes/testing/written.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { upToNow } from './testing/up-to-now.ts'

let site: MovingSite
let author: TestPerson
let maja: TestPerson
let quiz_id: string

type Who = Pick<TestPerson, 'headers'>

async function post<T = { id: string }>(path: string, body: object, who: Who) {
  const headers = { 'content-type': 'application/json', ...who.headers }
  const response = await fetch(`${site.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const { data, error } = (await response.json()) as { data: T; error?: { code: string } }
  return { data, code: error?.code ?? null }
}
async function get<T>(path: string, who: Who): Promise<T> {
  const response = await fetch(`${site.url}/api${path}`, { headers: await upToNow(site, who.headers) })
  return ((await response.json()) as { data: T }).data
}
const asked = (prompt: string) => {
  const { formulas, ...draft } = choice(prompt)
  return { draft, level: null, weight: 1 }
}

beforeAll(async () => {
  site = await movingSite()
  author = await testPerson(site)
  maja = await testPerson(site)
  const questions = ['Jakie zwierzę miauczy?', 'Jakie szczeka?', 'Jakie ryczy?'].map(asked)
  quiz_id = (await post('/my-quizzes', { ...WORDS, ...TERMS, questions }, author)).data.id
  const staff = { headers: (await testAdmin(site)).headers }
  await post(`/my-quizzes/${quiz_id}/freeze`, {}, author)
  await post(`/my-quizzes/${quiz_id}/submit`, { version: 1 }, author)
  await post(`/admin/quizzes/${quiz_id}/approve`, { version: 1 }, staff)
})
afterAll(() => site.stop())

test('EVT-10 the file of an author’s data holds their quizzes, and nothing of what others did with them', async () => {
  const player = await testPerson(site)
  const { data: attempt } = await post('/attempts', { quiz_id, mode: 'learning' }, player)
  await post(`/attempts/${attempt.id}/start`, {}, player)
  expect((await post(`/attempts/${attempt.id}/finish`, {}, player)).code).toBeNull()
  const fileOf = async (who: Who) => {
    await post('/current-user/export', {}, who)
    const response = await fetch(`${site.url}/api/current-user/export`, { headers: await upToNow(site, who.headers) })
    return JSON.stringify(((await response.json()) as ExportFile).data)
  }
  expect(await fileOf(player)).toContain(attempt.id)
  const own = await fileOf(author)
  expect(own).toContain(quiz_id)
  expect(own).not.toContain(attempt.id)
})

test('QUI-02 QUI-03 who finished a quiz copies it, whole and with credit; nobody else does', async () => {
  const { data: attempt } = await post('/attempts', { quiz_id, mode: 'learning' }, maja)
  const copy = (who = maja) => post(`/attempts/${attempt.id}/copy`, {}, who)
  await post(`/attempts/${attempt.id}/start`, {}, maja)
  expect((await copy()).code).toBe('ATTEMPT_NOT_FINISHED')
  expect((await get<QuizView>(`/quizzes/${quiz_id}`, maja)).finished_attempt_id).toBeNull()
  expect((await post(`/attempts/${attempt.id}/finish`, {}, maja)).code).toBeNull()
  expect((await get<QuizView>(`/quizzes/${quiz_id}`, maja)).finished_attempt_id).toBe(attempt.id)
  expect((await copy(await testPerson(site))).code).toBe('ATTEMPT_NOT_FOUND')

  const made = await copy()
  expect(made.code).toBeNull()
  const draft = await get<OwnQuizView>(`/my-quizzes/${made.data.id}`, maja)
  expect([draft.title, draft.questions.map(({ prompt, faults }) => [prompt, faults])]).toEqual([
    WORDS.title,
    [
      ['Jakie zwierzę miauczy?', []],
      ['Jakie szczeka?', []],
      ['Jakie ryczy?', []],
    ],
  ])
  await post(`/my-quizzes/${made.data.id}/freeze`, {}, maja)
  expect((await get<QuizView>(`/quizzes/${made.data.id}`, maja)).copied_from).toMatchObject({
    quiz: { id: quiz_id, title: WORDS.title },
    author: expect.any(String),
  })
  expect((await get<QuizView>(`/quizzes/${quiz_id}`, maja)).copied_from).toBeNull()
  await post(`/my-quizzes/${quiz_id}/unlist`, {}, author)
  expect((await copy()).code).toBe('QUIZ_NOT_FOUND')
})

test('ADM-02 staff find frozen questions of all quizzes by words, author, subject, level and type', async () => {
  const staff = { headers: (await testAdmin(site)).headers }
  const found = (query: string) => get<readonly QuestionRowView[]>(`/admin/quiz-questions?${query}`, staff)
  const rows = await found('q=ZWIERZE+miauczy&subject_id=maths&level=basic&type=choose-single-answer')
  expect(rows).toHaveLength(2)
  expect(rows.find(({ quiz }) => quiz.id === quiz_id)).toMatchObject({
    prompt: 'Jakie zwierzę miauczy?',
    versions: [1],
    author: { id: author.id },
    quiz: { is_sent: true },
  })
  expect(await found('q=miauczy&type=fill-gaps')).toEqual([])
  expect(await found('q=miauczy&level=advanced')).toEqual([])
  expect(await found(`q=${author.id}`)).toHaveLength(3)
  expect(await found('q=%27%3A%2A+%26+%21')).toEqual(expect.any(Array))
  const response = await fetch(`${site.url}/api/admin/quiz-questions`, { headers: maja.headers })
  expect(response.status).toBe(401)
})
