import type { QuestionDraft } from '@kredka/contracts/quizzes/question'
import { expect, type Page } from '@playwright/test'

export interface WrittenQuiz {
  readonly title: string
  /** A file with the format of the address, for the first question. */
  readonly picture?: { readonly bytes: Buffer; readonly alt: string }
  /** Of the first question; the first is right. */
  readonly options?: readonly string[]
}

/** Writes a quiz as somebody who is logged in and freezes it: two questions to choose, and one half to type. */
export async function writeQuiz(page: Page, { title, picture, options = ['42', '48'] }: WrittenQuiz): Promise<string> {
  const id = await beginQuiz(page, title)
  const words = { explanation: 'Bo tak mówi tabliczka.', picture_alt: '' }
  const single = (prompt: string, texts: readonly string[]): QuestionDraft => ({
    prompt,
    ...words,
    task: { kind: 'single', options: texts.map((text, n) => ({ text, is_right: n === 0, stays_put: false })) },
  })
  const number = { value: '0,5', tolerance: '0', tolerance_kind: 'absolute' as const, units: [] }
  const contents: readonly QuestionDraft[] = [
    { ...single('Ile to jest 6 · 7?', options), picture_alt: picture?.alt ?? '' },
    single('Ile to jest 9 · 8?', ['72', '81']),
    { prompt: 'Ile to jest jedna druga?', ...words, task: { kind: 'number', number } },
  ]
  await ask(page, id, contents, [picture === undefined ? null : await upload(page, id, picture.bytes)])
  return id
}

/** Writes a quiz of these questions as somebody who is logged in, and freezes it. */
export async function writeQuestions(page: Page, title: string, contents: readonly QuestionDraft[]): Promise<string> {
  const id = await beginQuiz(page, title)
  await ask(page, id, contents)
  return id
}

async function beginQuiz(page: Page, title: string): Promise<string> {
  const terms = { subject_id: 'maths', level: 'basic', difficulty: 2, language: 'pl', exam_minutes: 10 }
  const words = { title, description: 'Na rozgrzewkę.' }
  return (await callsOf(page).post<{ id: string }>('/my-quizzes', { ...words, ...terms })).id
}

/** @param pictures of the questions in their order, by their ids */
async function ask(
  page: Page,
  id: string,
  contents: readonly QuestionDraft[],
  pictures: readonly (string | null)[] = [],
): Promise<void> {
  const { post } = callsOf(page)
  let after: string | null = null
  for (const [n, content] of contents.entries()) {
    const question: object = { level: null, weight: 1, picture_id: pictures[n] ?? null, content, after }
    const added: { id: string } = await post(`/my-quizzes/${id}/questions`, question)
    after = added.id
  }
  await post(`/my-quizzes/${id}/freeze`)
}

/** Finishes an attempt in learning mode without an answer. */
export async function finishQuiz(page: Page, quiz_id: string): Promise<string> {
  const { post } = callsOf(page)
  const { id } = await post<{ id: string }>('/attempts', { quiz_id, mode: 'learning' })
  await post(`/attempts/${id}/start`)
  await post(`/attempts/${id}/finish`)
  return id
}

/** Calls of the API as the page's own script would make them: what is read shows what was written (API-09). */
export function callsOf(page: Page) {
  const headers = { origin: new URL(page.url()).origin }
  let position = ''
  return {
    async post<T = null>(path: string, data: object = {}): Promise<T> {
      const response = await page.request.post(`/api${path}`, { data, headers })
      expect(response.status(), await response.text()).toBe(200)
      position = response.headers()['x-position'] ?? position
      return (await response.json()).data
    },
    async get<T>(path: string): Promise<T> {
      const response = await page.request.get(`/api${path}`, {
        headers: position === '' ? {} : { 'x-after-position': position },
      })
      expect(response.status(), await response.text()).toBe(200)
      return (await response.json()).data
    },
  }
}

async function upload(page: Page, quiz_id: string, bytes: Buffer): Promise<string> {
  const headers = { origin: new URL(page.url()).origin, 'content-type': 'image/png' }
  const response = await page.request.post(`/api/my-quizzes/${quiz_id}/pictures`, { data: bytes, headers })
  expect(response.status(), await response.text()).toBe(200)
  return (await response.json()).data.picture_id
}
