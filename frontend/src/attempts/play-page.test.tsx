import { finishAttempt, getAttempt, giveAnswer } from '@kredka/contracts/attempts/endpoints'
import type { AskedQuestionView, AttemptView, JudgedView } from '@kredka/contracts/attempts/views'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { localError } from '../kernel/errors.ts'
import { attempts } from './module.ts'

const id = '01jd0000000000000000000001'
const [choice, line] = ['01jd0000000000000000000002', '01jd0000000000000000000003']
const picture_id = '01jd0000000000000000000009'

afterEach(cleanup)

function asked(
  more: Partial<AskedQuestionView> & Pick<AskedQuestionView, 'id' | 'kind' | 'prompt'>,
): AskedQuestionView {
  return {
    subject_id: null,
    picture_id: null,
    picture_alt: '',
    formulas: [],
    options: [],
    gaps: 0,
    bank: [],
    weight: 1,
    given: null,
    judged: null,
    from: null,
    ...more,
  }
}

const ofChoice = asked({ id: choice, kind: 'single', prompt: 'Ile to jest 6 · 7?', options: ['48', '42'] })
const ofLine = asked({ id: line, kind: 'text', prompt: 'Kto napisał „Lalkę”?' })

function attemptOf(mode: AttemptView['mode'], questions: AskedQuestionView[]): AttemptView {
  return {
    id,
    quiz: null,
    source: 'quiz',
    mode,
    state: 'started',
    questions,
    started_at: '2026-11-24T12:00:00Z',
    ends_at: null,
    finished_at: null,
    now: '2026-11-24T12:00:10Z',
    bp: null,
    before_bp: null,
    assignment_id: null,
    hidden_until: null,
  }
}

function open(attempt: AttemptView, services = fakeServices()) {
  services.api.on(getAttempt, () => ({ data: attempt }))
  renderPage(`/quiz/01jd0000000000000000000008/play?attempt=${id}`, { modules: [attempts], user: {}, services })
  return services
}

/** An answer that a test gives when it wants to. */
function later<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

test('QUI-02 QUI-03 a question is shown with its picture, which has its words', async () => {
  open(attemptOf('learning', [{ ...ofChoice, picture_id, picture_alt: 'Siedem rzędów po sześć kropek' }]))
  const picture = await screen.findByRole('img', { name: 'Siedem rzędów po sześć kropek' })
  expect(picture.getAttribute('src')).toContain(picture_id)
})

test('QUI-03 QUI-13 learning tells at once what was right and why, and the answer stays', async () => {
  const { api } = open(attemptOf('learning', [ofChoice, ofLine]))
  const judged: JudgedView = {
    rule: 'single',
    bp: 0,
    right: 0,
    wrong: 1,
    all: 1,
    parts: [],
    right_choices: [1],
    accepted: [],
    explanation: 'Sześć siódemek to 42.',
    formulas: [],
    key_revision: 0,
    is_void: false,
    reason: null,
  }
  api.on(giveAnswer, () => ({ data: { judged } }))
  fireEvent.click(await screen.findByRole('radio', { name: /48/ }))
  const told = { ...ofChoice, given: { choices: [0], words: [] }, judged }
  api.on(getAttempt, () => ({ data: attemptOf('learning', [told, ofLine]) }))
  fireEvent.click(screen.getByRole('button', { name: 'Sprawdź' }))
  await screen.findByText('Sześć siódemek to 42.')
  expect(screen.getByText('Tym razem nie.')).toBeTruthy()
  expect(screen.getByRole('radio', { name: /42/ }).getAttribute('aria-disabled')).toBe('true')
  expect(api.inputsOf(giveAnswer)).toEqual([{ id, question_id: choice, given: { choices: [0] } }])
})

test('QUI-03 an exam ends only when the answer that was typed last is in the log', async () => {
  const { api } = open(attemptOf('exam', [ofLine]))
  const saved = later<{ data: { judged: null } }>()
  api.on(giveAnswer, () => saved.promise)
  api.on(finishAttempt, () => ({ data: { bp: 10_000 } }))
  fireEvent.change(await screen.findByLabelText('Twoja odpowiedź'), { target: { value: 'Prus' } })
  fireEvent.click(screen.getByRole('button', { name: 'Zakończ' }))
  await waitFor(() => expect(api.inputsOf(giveAnswer)).toMatchObject([{ given: { words: ['Prus'] } }]))
  expect(api.inputsOf(finishAttempt)).toEqual([])
  saved.resolve({ data: { judged: null } })
  await waitFor(() => expect(api.inputsOf(finishAttempt)).toEqual([{ id }]))
})

test('QUI-03 without a connection an exam does not end, says so, and sends the answer when the connection is back', async () => {
  const { api } = open(attemptOf('exam', [ofLine]))
  api.on(giveAnswer, () => ({ error: localError('OFFLINE') }))
  fireEvent.change(await screen.findByLabelText('Twoja odpowiedź'), { target: { value: 'Prus' } })
  fireEvent.click(screen.getByRole('button', { name: 'Zakończ' }))
  await screen.findByRole('button', { name: 'Wyślij ponownie' })
  expect(api.inputsOf(finishAttempt)).toEqual([])
  api.on(giveAnswer, () => ({ data: { judged: null } }))
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  await screen.findByText('Zapisane')
  expect(api.inputsOf(giveAnswer)).toHaveLength(2)
})

test('QUI-03 an answer that could not be sent is there and on its way when the page is opened again', async () => {
  const services = open(attemptOf('exam', [ofLine]))
  services.api.on(giveAnswer, () => ({ error: localError('OFFLINE') }))
  const field = await screen.findByLabelText('Twoja odpowiedź')
  fireEvent.change(field, { target: { value: 'Prus' } })
  fireEvent.blur(field)
  await screen.findByRole('button', { name: 'Wyślij ponownie' })
  cleanup()
  const { api } = open(attemptOf('exam', [ofLine]), { ...fakeServices(), own: services.own })
  api.on(giveAnswer, () => ({ data: { judged: null } }))
  expect((await screen.findByLabelText<HTMLInputElement>('Twoja odpowiedź')).value).toBe('Prus')
  await waitFor(() => expect(api.inputsOf(giveAnswer)).toMatchObject([{ given: { words: ['Prus'] } }]))
})
