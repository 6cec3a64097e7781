import { changeQuestion, getOwnQuiz, listOwnQuizzes } from '@kredka/contracts/quizzes/endpoints'
import type { OwnQuestionView, OwnQuizView } from '@kredka/contracts/quizzes/views'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { rejected } from '../app/testing/fake-api.ts'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { quizzes } from './module.ts'
import { blankQuestion } from './question-form.ts'

const id = '01jd0000000000000000000001'
const question_id = '01jd0000000000000000000002'

afterEach(cleanup)

function questionOf(prompt: string, revision = 1): OwnQuestionView {
  const { content, ...rest } = blankQuestion('text', 'polish')
  return {
    ...rest,
    ...content,
    id: question_id,
    revision,
    type: 'type-answer',
    faults: [],
    formulas: [],
    prompt,
  }
}

function quizOf(questions: OwnQuestionView[], more: Partial<OwnQuizView> = {}): OwnQuizView {
  return {
    id,
    slug: 'lektury',
    title: 'Lektury szkolne',
    description: '',
    subject_id: 'polish',
    level: 'basic',
    difficulty: 3,
    language: 'pl',
    exam_minutes: null,
    state: 'draft',
    questions,
    unready: 0,
    frozen: null,
    listed: null,
    waiting: null,
    reason: null,
    plays: 0,
    changed_at: '2026-11-24T12:00:00Z',
    is_changed: true,
    ...more,
  }
}

function openEditor(quiz: OwnQuizView) {
  const services = fakeServices()
  services.api.on(getOwnQuiz, () => ({ data: quiz }))
  renderPage(`/quizes/${id}/edit?question=${question_id}`, { modules: [quizzes], user: {}, services })
  return services.api
}

test('QUI-02 a question is saved when it is left, and says so only then', async () => {
  const api = openEditor(quizOf([questionOf('Kto napisał Lalkę?')]))
  let accept = () => {}
  api.on(
    changeQuestion,
    () =>
      new Promise((resolve) => {
        accept = () => resolve({ data: { revision: 2 } })
      }),
  )
  const prompt = await screen.findByRole('textbox', { name: 'Treść pytania' })
  fireEvent.change(prompt, { target: { value: 'Kto napisał „Lalkę”?' } })
  await screen.findByText('Niezapisane zmiany')
  fireEvent.blur(prompt, { relatedTarget: document.body })
  await screen.findByText('Zapisywanie…')
  expect(api.inputsOf(changeQuestion)).toMatchObject([{ id, question_id, revision: 1 }])
  expect(screen.queryByText('Zapisane')).toBeNull()
  accept()
  await screen.findByText('Zapisane')
})

test('QUI-02 of a question that was changed elsewhere both versions are there to choose from', async () => {
  const api = openEditor(quizOf([questionOf('Stara')]))
  api.on(changeQuestion, () => rejected('QUESTION_CHANGED'))
  const prompt = await screen.findByRole('textbox', { name: 'Treść pytania' })
  fireEvent.change(prompt, { target: { value: 'Moja' } })
  api.on(getOwnQuiz, () => ({ data: quizOf([questionOf('Cudza', 4)]) }))
  fireEvent.blur(prompt, { relatedTarget: document.body })
  const keep = await screen.findByRole('button', { name: 'Zostaw moją' })
  await screen.findByRole('heading', { name: 'Wersja zapisana w innym miejscu' })
  expect((prompt as HTMLTextAreaElement).value).toBe('Moja')
  api.on(changeQuestion, () => ({ data: { revision: 5 } }))
  fireEvent.click(keep)
  await waitFor(() => expect(api.inputsOf(changeQuestion).at(-1)).toMatchObject({ revision: 4 }))
})

test('QUI-02 what a version still lacks is named and leads to its question', async () => {
  openEditor(quizOf([questionOf('')]))
  await screen.findByRole('heading', { name: 'Gotowe do użycia?' })
  expect(screen.getByText('Dodaj jeszcze 2 pytania.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Pytanie 1' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Użyj tej wersji' }).getAttribute('aria-disabled')).toBe('true')
  // accents count where the quiz is about a language (QUI-04)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /diakrytyczne/ }).checked).toBe(false)
})

test('QUI-02 own quizzes say how they stand; an empty list invites to write the first', async () => {
  const services = fakeServices()
  const { questions: _, ...row } = quizOf([], { state: 'listed_rejected', reason: 'Błąd w pytaniu 2' })
  services.api.on(listOwnQuizzes, () => ({ data: [{ ...row, questions: 4, unready: 1 }] }))
  renderPage('/my-quizes', { modules: [quizzes], user: {}, services })
  await screen.findByRole('heading', { name: 'Lektury szkolne' })
  expect(screen.getByText('Na liście')).toBeTruthy()
  expect(screen.getByText('Nowa wersja odrzucona')).toBeTruthy()
  expect(screen.getByText('Błąd w pytaniu 2')).toBeTruthy()
  expect(screen.getByText(/4 pytania · 1 niedokończone/)).toBeTruthy()
  cleanup()
  const empty = fakeServices()
  empty.api.on(listOwnQuizzes, () => ({ data: [] }))
  renderPage('/my-quizes', { modules: [quizzes], user: {}, services: empty })
  await screen.findByRole('heading', { name: 'Napisz swój pierwszy quiz' })
})
