import { finishAttempt, getAttempt, giveAnswer } from '@kredka/contracts/attempts/endpoints'
import type { AskedQuestionView, AttemptView, JudgedView } from '@kredka/contracts/attempts/views'
import { searchOffers } from '@kredka/contracts/offers/endpoints'
import type { OfferCardView } from '@kredka/contracts/offers/views'
import { listSharedTopics } from '@kredka/contracts/topics/endpoints'
import type { SharedTopicView } from '@kredka/contracts/topics/views'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type PageOptions, renderPage } from '../app/testing/render-page.tsx'
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
    author_id: null,
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

function open(attempt: AttemptView, services = fakeServices(), who: Pick<PageOptions, 'user'> = { user: {} }) {
  services.api.on(getAttempt, () => ({ data: attempt }))
  renderPage(`/quiz/01jd0000000000000000000008/play?attempt=${id}`, { modules: [attempts], services, ...who })
  return services
}

const WRONG: JudgedView = {
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
  const judged = WRONG
  api.on(giveAnswer, () => ({ data: { judged } }))
  fireEvent.click(await screen.findByRole('radio', { name: /48/ }))
  const told = { ...ofChoice, given: { choices: [0], words: [] }, judged }
  api.on(getAttempt, () => ({ data: attemptOf('learning', [told, ofLine]) }))
  fireEvent.click(screen.getByRole('button', { name: 'Sprawdź' }))
  await screen.findByText('Sześć siódemek to 42.')
  // who pressed it by keys does not begin at the top again
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dalej' }))
  expect(screen.getByText('Tym razem nie.')).toBeTruthy()
  expect(screen.getByRole('radio', { name: /42/ }).getAttribute('aria-disabled')).toBe('true')
  expect(api.inputsOf(giveAnswer)).toEqual([{ id, question_id: choice, given: { choices: [0] } }])
})

test('QUI-05 QUI-13 who listens hears at once how an answer was, but not all those of a finished attempt', async () => {
  const wrong = { ...ofChoice, given: { choices: [0], words: [] }, judged: WRONG }
  const right = { ...ofLine, given: { choices: [], words: ['Prus'] }, judged: { ...WRONG, bp: 10_000, right: 1 } }
  open(attemptOf('learning', [wrong]))
  expect((await screen.findByRole('alert')).textContent).toContain('Tym razem nie.')
  cleanup()
  open({ ...attemptOf('exam', [wrong, right]), state: 'finished', bp: 5_000, finished_at: '2026-11-24T12:01:00Z' })
  expect((await screen.findByText('Tym razem nie.')).closest('[role="alert"]')).toBeNull()
  expect(screen.getAllByText('Sześć siódemek to 42.').map((told) => told.closest('[role]'))).toEqual([null, null])
})

test('QUI-12 who asks for help after a wrong answer finds teachers of the subject who are free, each once', async () => {
  const wrong = { ...ofChoice, subject_id: 'maths', given: { choices: [0], words: [] }, judged: WRONG }
  const { api } = open(attemptOf('learning', [wrong]))
  const [ada, ewa] = ['01jd0000000000000000000021', '01jd0000000000000000000022']
  const free = '2026-11-25T12:00:00Z'
  api.on(searchOffers, () => ({
    data: [
      offer('31', { id: ada, name: 'Ada Lis' }, free),
      offer('32', { id: ada, name: 'Ada Lis' }, free),
      offer('33', { id: ewa, name: 'Ewa Sowa' }, null),
    ],
  }))
  await screen.findByText('Sześć siódemek to 42.')
  expect(api.inputsOf(searchOffers)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Potrzebuję pomocy' }))
  expect(await screen.findAllByRole('link', { name: 'Ada Lis' })).toHaveLength(1)
  expect(screen.queryByRole('link', { name: 'Ewa Sowa' })).toBeNull()
  expect(api.inputsOf(searchOffers)).toEqual([{ subject: 'maths' }])
})

test('QUI-12 help shows two topics of the subject that teachers gave, those of the quiz’s author first', async () => {
  const [ada, ewa] = ['01jd0000000000000000000021', '01jd0000000000000000000022']
  const wrong = { ...ofChoice, subject_id: 'maths', given: { choices: [0], words: [] }, judged: WRONG }
  const { api } = open({ ...attemptOf('learning', [wrong]), author_id: ewa })
  api.on(searchOffers, () => ({ data: [] }))
  api.on(listSharedTopics, () => ({
    data: [
      topic('41', 'Ułamki', ada),
      topic('42', 'Procenty', ada),
      topic('43', 'Czasy', ewa, 'english'),
      topic('44', 'Mnożenie', ewa),
    ],
  }))
  fireEvent.click(await screen.findByRole('button', { name: 'Potrzebuję pomocy' }))
  await screen.findByRole('heading', { name: 'Mnożenie' })
  const shown = screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent)
  expect(shown).toEqual(['Mnożenie', 'Ułamki'])
})

function topic(n: string, title: string, teacher: string, subject_id = 'maths'): SharedTopicView {
  return {
    ...{ id: `01jd00000000000000000000${n}`, title, subject_id, level: 'basic', description: null },
    ...{ teacher: { id: teacher, name: 'Ewa Sowa' }, exercises: [], lesson_id: null },
  }
}

function offer(n: string, { id, name }: { id: string; name: string }, next_free: string | null): OfferCardView {
  return {
    ...{ id: `01jd00000000000000000000${n}`, slug: 'matematyka', title: 'Matematyka', excerpt: '' },
    ...{ subject_id: 'maths', level: 'basic', places: ['online'], city: null, prices: [], rating: null },
    ...{ reasons: [], promotion: null, next_free, added_at: '2026-11-01T12:00:00Z' },
    teacher: { id, name, picture_url: null },
  }
}

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

test('QUI-03 whoever has answered everything goes on at the last question, which ends the quiz', async () => {
  const told = (question: AskedQuestionView) => ({ ...question, given: { choices: [0], words: [] }, judged: WRONG })
  open(attemptOf('learning', [told(ofChoice), told({ ...ofChoice, id: line })]))
  await screen.findByText('Pytanie 2 z 2')
  expect(screen.getByRole('button', { name: 'Zakończ' })).toBeTruthy()
})

test('QUI-03 typed words that nobody sent yet are not said to be saved', async () => {
  const { api } = open(attemptOf('exam', [ofLine, ofChoice]))
  api.on(giveAnswer, () => ({ data: { judged: null } }))
  const field = await screen.findByLabelText('Twoja odpowiedź')
  fireEvent.change(field, { target: { value: 'Prus' } })
  await screen.findByText('Zapisze się, gdy przejdziesz dalej')
  expect(screen.queryByText('Zapisane')).toBeNull()
  const given = { choices: [], words: ['Prus'] }
  api.on(getAttempt, () => ({ data: attemptOf('exam', [{ ...ofLine, given }, ofChoice]) }))
  fireEvent.blur(field)
  await screen.findByText('Zapisane')
})

const finished = { state: 'finished', finished_at: '2026-11-24T12:05:00Z', bp: 8_571 } as const

test('QUI-05 a visitor may keep the result with an account, who has one is not asked', async () => {
  const attempt = { ...attemptOf('learning', [ofChoice]), ...finished }
  open(attempt, fakeServices(), {})
  await screen.findByRole('button', { name: 'Załóż konto i zachowaj wynik' })
  cleanup()
  open(attempt)
  await screen.findByText('Pytanie po pytaniu')
  expect(screen.queryByRole('button', { name: 'Załóż konto i zachowaj wynik' })).toBeNull()
})

test('QUI-11 the summary of a quiz whose key was corrected says what the score was before', async () => {
  open({ ...attemptOf('learning', [ofChoice]), ...finished, before_bp: 5_714 })
  await screen.findByText(/^86\s?%$/)
  expect(screen.getByText(/poprawce klucza\. Przedtem: 57/)).toBeTruthy()
})
