import { claimSeat, makeSeatLink } from '@kredka/contracts/quiz-rooms/endpoints'
import type { OwnSeatView } from '@kredka/contracts/quiz-rooms/views'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { VISITOR } from '../app/own-storage.ts'
import { fakeServices } from '../app/testing/services.ts'
import { comeToRoom, roomOf } from './testing/at-room.tsx'
import { BOARD, FINISHED, NOW, OPEN, RESULTS, TOKEN, YOU } from './testing/room.ts'

afterEach(cleanup)

const key = 'd'.repeat(32)

async function finish(user?: object, board = BOARD, you: Partial<OwnSeatView> = {}) {
  const services = fakeServices()
  services.own.write(VISITOR, `room-seat.${TOKEN}`, key)
  comeToRoom({ services, ...(user === undefined ? {} : { user }) })
  const room = await roomOf(services)
  await room.open({
    ...FINISHED,
    finish: { board, great: [{ seat: 1, name: 'Olek' }], players: 2 },
    you: { ...YOU, place: 2, points: 600, average_bp: 8_600, ...you },
  })
  return { services, ...room }
}

test('ROO-04 a guest who wants to keep the result is asked to sign up, there in the room', async () => {
  await finish()
  fireEvent.click(screen.getByRole('button', { name: 'Załóż konto' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('tab', { selected: true }).textContent).toBe('Nowe konto')
})

test('ROO-04 whoever is logged in makes the seat of this browser their own, and is told once the room says so', async () => {
  const { services, say } = await finish({})
  services.api.on(claimSeat, () => ({ data: null }))
  fireEvent.click(screen.getByRole('button', { name: 'Dodaj do mojego konta' }))
  await waitFor(() => expect(services.api.inputsOf(claimSeat)).toEqual([{ token: TOKEN, key }]))
  await say('you', { ...YOU, has_account: true })
  expect(screen.getByText('Wynik jest na Twoim koncie.')).toBeTruthy()
})

test('ROO-04 a guest whose account is on another device gets a code and a link that make the seat theirs there', async () => {
  const { services } = await finish()
  const secret = 'e'.repeat(40)
  services.api.on(makeSeatLink, () => ({ data: { secret, expires_at: NOW } }))
  fireEvent.click(screen.getByRole('button', { name: 'Mam konto na innym urządzeniu' }))
  expect(await screen.findByRole('img', { name: 'Kod QR z linkiem do Twojego wyniku' })).toBeTruthy()
  expect(services.api.inputsOf(makeSeatLink)).toEqual([{ token: TOKEN, key }])
  const shown: unknown[] = []
  window.prompt = (_, link) => {
    shown.push(link)
    return null
  }
  fireEvent.click(screen.getByRole('button', { name: 'Kopiuj link do wyniku' }))
  // where the browser does not copy, the link is there to be copied by hand
  await waitFor(() =>
    expect(shown).toEqual([expect.stringMatching(new RegExp(`/quiz-room/${TOKEN}#claim=${secret}$`))]),
  )
})

test('ROO-04 a result that is looked at elsewhere is told as one, and can be looked at here again', async () => {
  const { say } = await finish()
  await say('ended', { code: 'OPENED_ELSEWHERE' })
  expect(screen.getByText('Gra jest skończona, a jej wynik widać tam.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Pokaż wynik tutaj' })).toBeTruthy()
})

test('ROO-02 the end of a replay shows the winners alone: what follows the game stands around it, once', async () => {
  const { room, answer } = await finish()
  await answer({ ok: true, answer: { points: 600, place: 2, players: 2, average_bp: 5_000, questions: [] } })
  fireEvent.click(screen.getByRole('button', { name: 'Powtórka gry' }))
  await waitFor(() => expect(room.asked.at(-1)).toMatchObject({ name: 'replay', body: { as: 'seat', seat: null } }))
  const frames = [{ at: NOW, whole: { ...FINISHED, you: YOU }, change: null, you: null }]
  await answer({ ok: true, answer: { frames, next: null } })
  await screen.findByRole('slider', { name: 'Chwila gry' })
  expect(document.querySelectorAll('ol[aria-label="Podium"]')).toHaveLength(2)
  expect(screen.getAllByText('Zachowaj ten wynik')).toHaveLength(1)
  expect(screen.getAllByText('Pytanie po pytaniu')).toHaveLength(1)
})

test('ROO-01 QUI-05 the end names the winners, the own place, and lets one look back', async () => {
  const { answer } = await finish()
  const podium = screen.getByRole('list', { name: 'Podium' })
  expect(within(podium).getAllByRole('listitem')[0]?.textContent).toContain('Olek')
  expect(screen.getByText('2. miejsce na 2')).toBeTruthy()
  expect(screen.getByText('Świetny wynik!')).toBeTruthy()
  const judged = {
    rule: 'single',
    bp: 0,
    right: 0,
    wrong: 1,
    all: 1,
    parts: [],
    right_choices: [1],
    accepted: [],
    explanation: RESULTS.explanation,
    formulas: [],
    key_revision: 0,
    is_void: false,
    reason: null,
  }
  const question = { ...OPEN.question, options: OPEN.options?.options, given: { choices: [0], words: [] }, judged }
  const questions = [{ ...question, points: 0, took_ms: 900 }]
  await answer({ ok: true, answer: { points: 600, place: 2, players: 2, average_bp: 8_600, questions } })
  await screen.findByRole('heading', { level: 2, name: 'Pytanie po pytaniu' })
  expect(screen.getByText(RESULTS.explanation)).toBeTruthy()
})

test('ROO-01 QUI-13 what was not answered is judged as such, with what was right, and not as if something wrong had been typed', async () => {
  const { answer } = await finish()
  const judged = {
    rule: 'text',
    bp: 0,
    right: 0,
    wrong: 0,
    all: 1,
    parts: [{ is_right: false, note: null }],
    right_choices: [],
    accepted: [['Wisła', 'rzeka Wisła']],
    explanation: '',
    formulas: [],
    key_revision: 0,
    is_void: false,
    reason: null,
  }
  const question = { ...OPEN.question, kind: 'text', options: [], given: null, judged, points: 0, took_ms: null }
  await answer({
    ok: true,
    answer: { points: 0, place: 2, players: 2, average_bp: 0, questions: [question] },
  })
  const review = within(await screen.findByRole('region', { name: 'Pytanie po pytaniu' }))
  expect(review.getByText('Nie było odpowiedzi.')).toBeTruthy()
  expect(review.getByText('Uznawane odpowiedzi: Wisła, rzeka Wisła')).toBeTruthy()
  expect(review.queryByText(/nie ma wśród uznawanych|Tym razem nie/)).toBeNull()
})

test('ROO-01 where nobody scored there is no winner, no podium and no place, but a kind word', async () => {
  const none = BOARD.map((row) => ({ ...row, points: 0 }))
  await finish(undefined, none, { place: 1, points: 0, average_bp: 0 })
  expect(screen.getByText(/Tym razem nikt nie zdobył punktów\./)).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Podium' })).toBeNull()
  expect(screen.queryByRole('list', { name: 'Najlepsi' })).toBeNull()
  expect(screen.queryByText(/1\. miejsce/)).toBeNull()
})

test('ROO-01 ROO-02 only who scored stands on the podium, and equal points say why one is ahead', async () => {
  const [olek, ala] = BOARD
  if (olek === undefined || ala === undefined) throw new Error('nobody on the board')
  await finish(undefined, [olek, { ...ala, points: 0 }])
  expect(within(screen.getByRole('list', { name: 'Podium' })).getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByText(/Przy równej liczbie punktów/)).toBeNull()
  cleanup()
  await finish(undefined, [olek, { ...ala, points: olek.points }])
  expect(within(screen.getByRole('list', { name: 'Podium' })).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText(/Przy równej liczbie punktów/)).toBeTruthy()
})
