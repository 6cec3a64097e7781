import { scanAdmin } from '@kredka/contracts/admin/endpoints'
import { createQuiz } from '@kredka/contracts/quizzes/endpoints'
import { previewNewImport } from '@kredka/contracts/quizzes/exchange-endpoints'
import { listSiteQuizzes, previewGenerated, takeGenerated } from '@kredka/contracts/quizzes/generator-endpoints'
import type { ExchangedQuestion } from '@kredka/contracts/quizzes/imports'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { staffOwner } from '../app/own-storage.ts'
import { renderPage, SOMEBODY } from '../app/testing/render-page.tsx'
import { type FakeServices, fakeServices } from '../app/testing/services.ts'
import { quizzes } from './module.ts'

const id = '01jd0000000000000000000001'
const question: ExchangedQuestion = {
  draft: {
    prompt: 'Ile to 2 + 2?',
    explanation: '',
    picture_alt: '',
    task: { kind: 'single', options: ['4', '5'].map((text) => ({ text, is_right: text === '4', stays_put: false })) },
  },
  level: null,
  weight: 1,
}
const row = { is: 'taken' as const, line: 1, question, losses: [], faults: [], duplicate_of: null }
const preview = { rows: [row], taken: 1, duplicates: 0, refused: 0 }

afterEach(cleanup)

/** The page as it is opened first, and after a reload. */
function open(path: string, services: FakeServices): void {
  cleanup()
  renderPage(path, { modules: [quizzes], user: {}, services })
}
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label)
const type = async (label: RegExp, value: string) => fireEvent.change(await field(label), { target: { value } })
const look = async () => fireEvent.click(await screen.findByRole('button', { name: 'Pokaż podgląd' }))

test('QUI-02 pasted questions and what is typed about their quiz stay over a reload until the quiz is made', async () => {
  const services = fakeServices()
  services.api.on(previewNewImport, () => ({ data: { ...preview, encoding: 'utf-8' as const, room: 200 } }))
  services.api.on(createQuiz, () => ({ data: { id, slug: 'rachunki' } }))
  services.own.write(SOMEBODY.userId, 'quiz.new', JSON.stringify(aboutQuiz('polish')))
  open('/quizes/import', services)
  await type(/Albo wklej/, 'pytanie;odpowiedź')
  fireEvent.click(screen.getByRole('radio', { name: /CSV/ }))
  open('/quizes/import', services)
  expect((await field(/Albo wklej/)).value).toBe('pytanie;odpowiedź')
  expect((await field(/CSV/)).checked).toBe(true)
  await look()
  await type(/^Tytuł/, 'Rachunki')
  await type(/^Czas na sprawdzian/, '20')

  open('/quizes/import', services)
  await look()
  expect((await field(/^Tytuł/)).value).toBe('Rachunki')
  expect((await field(/^Czas na sprawdzian/)).value).toBe('20')
  fireEvent.click(screen.getByRole('button', { name: /Dalej/ }))
  await waitFor(() => expect(services.api.inputsOf(createQuiz)).toHaveLength(1))
  await waitFor(() => expect(services.own.names(SOMEBODY.userId, 'quiz')).toEqual([]))
})

test('QUI-02 of pasted questions for which the browser has no room it asks before the page is left', async () => {
  const services = fakeServices()
  open('/quizes/import', services)
  await type(/Albo wklej/, 'x'.repeat(200_001))
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  expect(services.own.names(SOMEBODY.userId, 'quiz')).toEqual([])
})

test('ADM-05 what staff type into the generator stays over a reload until its questions are taken', async () => {
  const services = fakeServices()
  services.api
    .on(scanAdmin, () => ({ data: { id, name: 'admin', role: 'owner' as const, second_factor: 'off' as const } }))
    .on(listSiteQuizzes, () => ({ data: [] }))
    .on(previewGenerated, () => ({ data: { ...preview, encoding: null } }))
    .on(takeGenerated, () => ({ data: { id } }))
  const kept = () => services.own.names(staffOwner(id), 'question-generator')
  const path = '/adminero/quiz-questions-generator'
  open(path, services)
  fireEvent.click(await screen.findByRole('tab', { name: 'Słówka' }))
  await type(/^Pary słów/, 'dog = pies')
  await type(/^Liczba pytań/, '')
  services.own.write(staffOwner(id), 'question-generator.quiz', JSON.stringify(aboutQuiz('polish')))
  open(path, services)
  expect((await field(/^Pary słów/)).value).toBe('dog = pies')
  expect((await field(/^Liczba pytań/)).value).toBe('')
  await type(/^Liczba pytań/, '1')
  await look()
  await type(/^Tytuł/, 'Zwierzęta')

  open(path, services)
  await look()
  expect((await field(/^Tytuł/)).value).toBe('Zwierzęta')
  fireEvent.click(screen.getByRole('button', { name: /^Weź/ }))
  await waitFor(() => expect(services.api.inputsOf(takeGenerated)).toHaveLength(1))
  await waitFor(() => expect(kept()).toEqual([]))
})

/** As it is kept in the browser. */
function aboutQuiz(subject_id: string) {
  const base = { title: '', description: '', subject_id: '', level: 'any', difficulty: 3, exam_minutes: null }
  return { values: { ...base, subject_id, language: 'pl' }, base: { ...base, language: 'pl' } }
}
