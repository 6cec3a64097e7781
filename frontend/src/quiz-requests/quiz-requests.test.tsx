import { getTimeline } from '@kredka/contracts/audit/endpoints'
import type { TimelineEntryView } from '@kredka/contracts/audit/views'
import {
  askForQuiz,
  assignAskedQuiz,
  getAskedQuiz,
  listAskableTeachers,
  openQuizLink,
} from '@kredka/contracts/quiz-requests/endpoints'
import type { AskedQuizView, QuizLinkView } from '@kredka/contracts/quiz-requests/views'
import { listOwnQuizzes, listQuizzes } from '@kredka/contracts/quizzes/endpoints'
import type { OwnQuizRowView } from '@kredka/contracts/quizzes/views'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { rejected } from '../app/testing/fake-api.ts'
import { fakeStorage } from '../app/testing/own-storage.ts'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { AskTeacher } from './components/AskTeacher.tsx'
import { quizRequests } from './module.ts'

const [id, teacher_id] = ['01jd0000000000000000000001', '01jd0000000000000000000002']
const link: QuizLinkView = {
  ...{ kind: 'request', id, is_own: false, person: 'Maja Kwiecień', quiz: null, subject_id: 'maths' },
  ...{ due_at: null, state: 'open' },
}
const request: AskedQuizView = {
  ...{ id, role: 'teacher', subject_id: 'maths', level: 'basic', words: 'Ułamki przed kartkówką', state: 'open' },
  ...{ assignment_id: null, reason: null, asked_at: '2026-11-24T10:00:00.000Z', ended_at: null },
  teacher: { id: teacher_id, name: 'Łucja Gęś', picture_url: null },
  student: { id: '01jd0000000000000000000003', name: 'Maja Kwiecień', picture_url: null },
}
const sent: TimelineEntryView = {
  ...{ id: '018f0000-0000-4000-8000-000000000001', what: 'QuizAskedFor', params: {}, note: null },
  ...{ occurred_at: '2026-11-24T10:00:00.000Z', by: 'student', by_id: request.student.id, by_name: 'Maja Kwiecień' },
}
const modules = [quizRequests]
afterEach(cleanup)

function open(view: Partial<QuizLinkView>, user?: object) {
  const services = fakeServices()
  services.api.on(openQuizLink, () => ({ data: { ...link, ...view } }))
  services.api.on(getAskedQuiz, () => ({ data: request }))
  services.api.on(getTimeline, () => ({ data: [sent] }))
  renderPage('/quiz-requests/open?rq=0123456789', { modules, services, ...(user === undefined ? {} : { user }) })
  return services.api
}

test('QUI-10 a visitor reads what a link opens and can log in; it is asked for once', async () => {
  const api = open({})
  await screen.findByRole('heading', { name: 'Prośba o quiz: Matematyka' })
  await screen.findByText('Prosi: Maja Kwiecień.')
  expect(screen.getByRole('link', { name: 'Zaloguj się i otwórz' }).getAttribute('href')).toBe(`/quiz-requests/${id}`)
  expect(api.inputsOf(openQuizLink)).toEqual([{ token: '0123456789' }])
})

test('EVT-11 QUI-10 whom the mail was for goes on to the request and its history', async () => {
  open({ is_own: true }, {})
  await screen.findByText('Ułamki przed kartkówką')
  await screen.findByText('Uczeń: Maja Kwiecień')
  const history = await screen.findByRole('region', { name: 'Historia' })
  await within(history).findByText('Prośba o quiz wysłana')
})

test('QUI-10 somebody else learns that the mail was not for them, and what is over says so', async () => {
  open({ state: 'declined' }, {})
  await screen.findByText('Ta wiadomość przyszła na inne konto. Zaloguj się na nie, aby ją otworzyć.')
  await screen.findByText('Ta prośba już nie czeka na odpowiedź.')
  expect(screen.queryByRole('link', { name: 'Zaloguj się i otwórz' })).toBeNull()
  cleanup()
  open({ kind: 'assignment', quiz: 'Ułamki', subject_id: null, state: 'withdrawn' })
  await screen.findByRole('heading', { name: 'Ułamki' })
  await screen.findByText('Ten quiz nie jest już zadany.')
})

test('QUI-10 a link that is over says so', async () => {
  const services = fakeServices()
  services.api.on(openQuizLink, () => rejected('REQUEST_EXPIRED'))
  renderPage('/quiz-requests/open?rq=0123456789', { modules, services })
  await screen.findByRole('heading', { name: 'Ten link już nie działa' })
})

function ask(from: { readonly teacher_id?: string }, own = fakeStorage().tab()) {
  const services = fakeServices({ own })
  services.api.on(listAskableTeachers, () => ({ data: [{ id: teacher_id, name: 'Łucja Gęś' }] }))
  const Page = () => <AskTeacher subject_id="maths" {...from} />
  renderPage('/settings', { modules: [{ pages: { settings: async () => ({ Page }) } }], user: {}, services })
  return services.api
}

test('QUI-10 the only teacher and the subject of the place are chosen already; what is refused stands in the form, over a reload too', async () => {
  const own = fakeStorage().tab()
  const api = ask({ teacher_id }, own)
  api.on(askForQuiz, () => rejected('QUIZ_REQUESTS_FULL'))
  fireEvent.click(await screen.findByRole('button', { name: 'Poproś o quiz' }))
  const words = await screen.findByRole('textbox', { name: 'Czego ma dotyczyć quiz' })
  fireEvent.click(screen.getByRole('button', { name: 'Wyślij prośbę' }))
  await waitFor(() => expect(words.getAttribute('aria-invalid')).toBe('true'))
  expect(api.inputsOf(askForQuiz)).toEqual([])
  fireEvent.change(words, { target: { value: '  Ułamki przed kartkówką ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Wyślij prośbę' }))
  await screen.findByText(/Czeka już tyle Twoich próśb/)
  expect(api.inputsOf(askForQuiz)).toEqual([
    { teacher_id, subject_id: 'maths', level: 'any', words: 'Ułamki przed kartkówką' },
  ])
  cleanup()
  ask({ teacher_id }, own)
  fireEvent.click(await screen.findByRole('button', { name: 'Poproś o quiz' }))
  expect(await screen.findByRole('textbox', { name: 'Czego ma dotyczyć quiz' })).toHaveProperty(
    'value',
    '  Ułamki przed kartkówką ',
  )
})

test('QUI-10 why a request is declined stays over a reload', async () => {
  const own = fakeStorage().tab()
  const decline = async () => {
    const services = fakeServices({ own })
    services.api.on(getAskedQuiz, () => ({ data: request })).on(getTimeline, () => ({ data: [] }))
    renderPage(`/quiz-requests/${id}`, { modules, services, user: {} })
    fireEvent.click(await screen.findByRole('button', { name: 'Odmów' }))
    return screen.findByRole<HTMLTextAreaElement>('textbox')
  }
  fireEvent.change(await decline(), { target: { value: 'Wyjeżdżam' } })
  cleanup()
  expect((await decline()).value).toBe('Wyjeżdżam')
})

test('QUI-10 nobody is offered to ask a teacher with whom they do not learn', async () => {
  const api = ask({ teacher_id: id })
  await waitFor(() => expect(api.inputsOf(listAskableTeachers)).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Poproś o quiz' })).toBeNull()
})

const row: OwnQuizRowView = {
  ...{ id: '01jd0000000000000000000007', slug: 'ulamki', title: 'Ułamki', subject_id: 'maths', category_id: null },
  ...{
    level: 'basic',
    difficulty: 2,
    language: 'pl',
    state: 'draft',
    questions: 4,
    unready: 0,
    frozen: 1,
    listed: null,
  },
  ...{ waiting: null, reason: null, plays: 0, changed_at: '2026-11-24T10:00:00.000Z' },
}

test('QUI-10 where another window answered first, this one says so and keeps what was chosen', async () => {
  const services = fakeServices()
  const assignment_id = '01jd0000000000000000000009'
  let shown: AskedQuizView = request
  services.api.on(getAskedQuiz, () => ({ data: shown }))
  services.api.on(listOwnQuizzes, () => ({ data: [row] }))
  services.api.on(listQuizzes, () => ({ data: [] }))
  services.api.on(assignAskedQuiz, () => {
    shown = { ...request, state: 'assigned', assignment_id }
    return rejected('QUIZ_REQUEST_OVER')
  })
  renderPage(`/quiz-requests/${id}`, { modules, services, user: {} })
  fireEvent.click(await screen.findByRole('button', { name: 'Zadaj quiz' }))
  fireEvent.click(await screen.findByRole('combobox', { name: 'Quiz' }))
  fireEvent.click(await screen.findByRole('option', { name: /Ułamki/ }))
  fireEvent.click(screen.getByRole('radio', { name: /^Nauka/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Zadaj' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(/Ta prośba już nie czeka: ma odpowiedź/)
  // the page behind knows by now what came of it
  await waitFor(() => expect(document.querySelector(`a[href$="${assignment_id}"]`)).not.toBeNull())
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: /^Nauka/ }).checked).toBe(true)
  expect(within(dialog).getByRole<HTMLInputElement>('combobox', { name: 'Quiz' }).value).toBe('Ułamki')
})
