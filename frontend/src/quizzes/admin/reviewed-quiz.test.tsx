import { scanAdmin } from '@kredka/contracts/admin/endpoints'
import { approveQuiz, getQuizRequest, rejectQuiz } from '@kredka/contracts/quizzes/endpoints'
import { restoreQuiz } from '@kredka/contracts/quizzes/staff-endpoints'
import type { QuizRequestView } from '@kredka/contracts/quizzes/views'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { rejected } from '../../app/testing/fake-api.ts'
import { renderPage } from '../../app/testing/render-page.tsx'
import { fakeServices } from '../../app/testing/services.ts'
import { quizzes } from '../module.ts'

const id = '01jd0000000000000000000001'
const quiz: QuizRequestView = {
  id,
  title: 'Tabliczka mnożenia',
  subject_id: 'maths',
  level: 'basic',
  difficulty: 2,
  language: 'pl',
  state: 'waiting',
  version: 1,
  questions: 1,
  author: { id: '01jd0000000000000000000002', name: 'Ola Wójcik' },
  reason: null,
  sent_at: '2026-11-24T12:00:00Z',
  description: '',
  exam_minutes: null,
  listed: null,
  content: [
    {
      id: '01jd0000000000000000000003',
      revision: 1,
      type: 'choose-single-answer',
      level: 'basic',
      weight: 1,
      picture_id: '01jd0000000000000000000004',
      picture_alt: 'Siatka ośmiu na siedem',
      faults: [],
      prompt: 'Ile to 8 razy 7?',
      explanation: 'Osiem siódemek to 56.',
      task: {
        kind: 'single',
        options: ['54', '56'].map((text) => ({ text, is_right: text === '56', stays_put: false })),
      },
      formulas: [],
    },
  ],
  history: [],
}

afterEach(cleanup)

function open(shown: QuizRequestView = quiz) {
  const services = fakeServices()
  services.api.on(scanAdmin, () => ({
    data: { id, name: 'admin', role: 'owner' as const, second_factor: 'off' as const },
  }))
  services.api.on(getQuizRequest, () => ({ data: shown }))
  renderPage(`/adminero/quizes-panel/${id}`, { modules: [quizzes], services })
  return services.api
}

test('QUI-02 ADM-02 staff read a question with its key, picture and explanation, and approve the version they saw', async () => {
  const api = open()
  await screen.findByText('Osiem siódemek to 56.')
  const picture = screen.getByRole('img', { name: 'Siatka ośmiu na siedem' })
  expect(picture.getAttribute('src')).toContain('/admin/files/')
  expect(document.querySelectorAll('[data-state="right"]')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Zdejmij z listy' })).toBeNull()
  api.on(approveQuiz, () => ({ data: null }))
  fireEvent.click(screen.getByRole('button', { name: 'Zatwierdź' }))
  await screen.findByText('Quiz jest na liście')
  expect(api.inputsOf(approveQuiz)).toEqual([{ id, version: 1 }])
})

test('QUI-02 ADM-02 what was decided meanwhile is read anew; a rejection needs a reason', async () => {
  const api = open()
  fireEvent.click(await screen.findByRole('button', { name: 'Odrzuć' }))
  const reason = await screen.findByRole('textbox', { name: /^Powód/ })
  api.on(rejectQuiz, () => rejected('QUIZ_NOT_WAITING'))
  api.on(getQuizRequest, () => ({ data: { ...quiz, state: 'listed' as const, listed: 1 } }))
  fireEvent.change(reason, { target: { value: 'Błąd w pytaniu 1.' } })
  fireEvent.click(screen.getAllByRole('button', { name: 'Odrzuć' }).at(-1) ?? document.body)
  await screen.findByRole('button', { name: 'Zdejmij z listy' })
  expect((reason as HTMLTextAreaElement).value).toBe('Błąd w pytaniu 1.')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Zatwierdź' })).toBeNull())
  expect(api.inputsOf(rejectQuiz)).toEqual([{ id, version: 1, reason: 'Błąd w pytaniu 1.' }])
})

test('QUI-02 ADM-02 a quiz that there is not is said to be missing', async () => {
  const services = fakeServices()
  services.api.on(scanAdmin, () => ({
    data: { id, name: 'admin', role: 'owner' as const, second_factor: 'off' as const },
  }))
  renderPage(`/adminero/quizes-panel/${id}`, { modules: [quizzes], services })
  await screen.findByText(/Nie znaleziono strony/)
})

test('QUI-02 ADM-02 what staff took off the list is put back as it was, while its author sent nothing else', async () => {
  const act = (type: string, reason: string | null = null, version = 1) => ({
    ...{ id: `${type}-${version}`, type, reason, version, actor: 'Ola', at: '2026-11-24T12:00:00Z' },
  })
  const down = [act('QuizSubmitted'), act('QuizApproved'), act('QuizUnlisted', 'Cudze zadania.')]
  const name = 'Przywróć na listę'
  const api = open({ ...quiz, state: 'draft', version: 2, history: down })
  api.on(restoreQuiz, () => ({ data: null }))
  fireEvent.click(await screen.findByRole('button', { name }))
  fireEvent.change(await screen.findByRole('textbox', { name: /^Powód/ }), { target: { value: 'Pomyłka.' } })
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1) ?? document.body)
  await waitFor(() => expect(api.inputsOf(restoreQuiz)).toEqual([{ id, version: 1, reason: 'Pomyłka.' }]))
  for (const history of [
    [...down, act('QuizSubmitted', null, 2)],
    [...down.slice(0, 2), act('QuizUnlisted')],
  ]) {
    cleanup()
    open({ ...quiz, state: 'waiting', version: 2, history })
    await screen.findByText('Osiem siódemek to 56.')
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
})
