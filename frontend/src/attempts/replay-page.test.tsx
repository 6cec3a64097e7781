import { getAttempt, getReplay, listAttempts } from '@kredka/contracts/attempts/endpoints'
import type { ReplayQuestionView, ReplayView } from '@kredka/contracts/attempts/views'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { VISITOR } from '../app/own-storage.ts'
import { rejected } from '../app/testing/fake-api.ts'
import { renderPage, SOMEBODY } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { localError } from '../kernel/errors.ts'
import { quizzes } from '../quizzes/module.ts'
import { keepQuiz } from './kept-quizzes.ts'
import { attempts } from './module.ts'

const [id, quiz_id] = ['01jd0000000000000000000001', '01jd0000000000000000000008']
const modules = [attempts, quizzes]
const NO_PICTURES = new Map<string, Blob>()
const OFFLINE = () => ({ error: localError('OFFLINE') })

function question(n: number, right: string): ReplayQuestionView {
  const options = ['42', '48'].map((text) => ({ text, is_right: text === right, stays_put: true }))
  const task = { kind: 'single' as const, options }
  return {
    id: `01jd000000000000000000001${n}`,
    subject_id: null,
    picture_id: null,
    content: { prompt: `Pytanie ${n}`, explanation: `Bo ${right}.`, picture_alt: '', formulas: [], task },
    weight: 1,
    key_revision: 0,
    is_void: false,
    reason: null,
    from: null,
  }
}

const terms = { subject_id: 'maths', level: 'basic', difficulty: 2, language: 'pl', exam_minutes: null } as const
const replay: ReplayView = {
  id,
  quiz: { id: quiz_id, slug: 'tabliczka', title: 'Tabliczka mnożenia', ...terms },
  source: 'quiz',
  questions: [question(1, '42'), question(2, '48')],
}
const address = `/quiz/${quiz_id}-tabliczka/replay?attempt=${id}`

afterEach(cleanup)

test('NAV-07 without a connection a kept quiz is played to its end, judged at once, and nothing is sent', async () => {
  const services = fakeServices()
  services.api.on(getReplay, OFFLINE)
  await keepQuiz(services.offline, VISITOR, replay, NO_PICTURES)
  renderPage(address, { modules, services })
  fireEvent.click(await screen.findByRole('radio', { name: /42/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Sprawdź' }))
  await screen.findByText('Bo 42.')
  fireEvent.click(screen.getByRole('button', { name: 'Dalej' }))
  await screen.findByRole('heading', { name: 'Pytanie 2' })
  fireEvent.click(screen.getByRole('radio', { name: /42/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Sprawdź' }))
  await screen.findByText('Tym razem nie.')
  fireEvent.click(screen.getByRole('button', { name: 'Zobacz wynik' }))
  await screen.findByText(/^50\s?%$/)
  await screen.findByText(/nigdzie się nie zapisuje/)
  expect(services.api.calls.filter(({ key }) => key !== null)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Jeszcze raz' }))
  await screen.findByText('Pytanie 1 z 2')
  expect(screen.queryByText('Bo 42.')).toBeNull()
})

test('NAV-07 what the server gives out is kept; what it refuses goes', async () => {
  const services = fakeServices()
  services.api.on(getReplay, () => ({ data: replay }))
  renderPage(address, { modules, services, user: {} })
  await screen.findByText('Pytanie 1 z 2')
  await waitFor(async () =>
    expect(await services.offline.list()).toMatchObject([{ owner: SOMEBODY.userId, name: quiz_id }]),
  )
  cleanup()
  const later = { ...fakeServices(), offline: services.offline }
  later.api.on(getReplay, () => rejected('ATTEMPT_NOT_FINISHED'))
  renderPage(address, { modules, services: later, user: {} })
  await waitFor(async () => expect(await services.offline.list()).toEqual([]))
  expect(screen.queryByRole('radio')).toBeNull()
})

test('NAV-07 the history without a connection lists what can be played, to a visitor nothing of who was logged in', async () => {
  const services = fakeServices()
  services.api.on(listAttempts, OFFLINE)
  await keepQuiz(services.offline, VISITOR, replay, NO_PICTURES)
  const other = { ...replay, quiz: { ...replay.quiz, id: id, title: 'Ułamki' } as NonNullable<ReplayView['quiz']> }
  await keepQuiz(services.offline, SOMEBODY.userId, other, NO_PICTURES)
  renderPage('/quizes/history', { modules, services })
  const link = await screen.findByRole('link', { name: 'Tabliczka mnożenia' })
  expect(link.getAttribute('href')).toBe(address)
  expect(screen.queryByText('Ułamki')).toBeNull()
  cleanup()
  // the connection is gone before anybody could say who is here
  services.loginFlag.set(true)
  renderPage('/quizes/history', { modules, services, user: {} })
  await screen.findByRole('link', { name: 'Ułamki' })
})

test('NAV-07 looking at the history keeps what was solved elsewhere, each quiz once', async () => {
  const services = fakeServices()
  const row = { quiz: replay.quiz, source: 'quiz', mode: 'exam', questions: 2, bp: 5_000 } as const
  const older = '01jd0000000000000000000002'
  services.api.on(listAttempts, () => ({
    data: [
      { ...row, id, hidden_until: null, finished_at: '2026-11-24T12:00:00Z' },
      { ...row, id: older, hidden_until: null, finished_at: '2026-11-23T12:00:00Z' },
    ],
  }))
  services.api.on(getReplay, () => ({ data: replay }))
  renderPage('/quizes/history', { modules, services })
  await screen.findByText(/także bez internetu/)
  expect(services.api.inputsOf(getReplay)).toEqual([{ id }])
  expect(await services.offline.list()).toMatchObject([{ name: quiz_id }])
})

test('QUI-10 NAV-07 what an assignment hides leaves the browser, and is not asked for again', async () => {
  const services = fakeServices()
  await keepQuiz(services.offline, SOMEBODY.userId, replay, NO_PICTURES)
  const row = { quiz: replay.quiz, source: 'quiz', mode: 'exam', questions: 2, bp: null } as const
  const dates = { hidden_until: '2026-12-24T12:00:00Z', finished_at: '2026-11-24T12:00:00Z' }
  services.api.on(listAttempts, () => ({ data: [{ ...row, id, ...dates }] }))
  renderPage('/quizes/history', { modules, services, user: {} })
  await waitFor(async () => expect(await services.offline.list()).toEqual([]))
  expect(services.api.inputsOf(getReplay)).toEqual([])
})

test('NAV-07 an attempt that cannot be read leads to what is kept of it', async () => {
  const services = fakeServices()
  await keepQuiz(services.offline, VISITOR, replay, NO_PICTURES)
  services.api.on(getReplay, OFFLINE)
  services.api.on(getAttempt, OFFLINE)
  renderPage(`/quiz/${quiz_id}-tabliczka/play?attempt=${id}`, { modules, services })
  fireEvent.click(await screen.findByRole('link', { name: /Zagraj jeszcze raz/ }))
  await screen.findByText('Pytanie 1 z 2')
})
