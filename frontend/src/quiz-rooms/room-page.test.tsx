import { getRoomDoor, joinRoom } from '@kredka/contracts/quiz-rooms/endpoints'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { VISITOR } from '../app/own-storage.ts'
import { rejected } from '../app/testing/fake-api.ts'
import { fakeServices } from '../app/testing/services.ts'
import { comeToRoom, roomOf } from './testing/at-room.tsx'
import { CLOSED, DOOR, LOBBY, OPEN, READING, RESULTS, TOKEN, YOU } from './testing/room.ts'

afterEach(cleanup)

const key = 'd'.repeat(32)
const seated = () => {
  const services = fakeServices()
  services.own.write(VISITOR, `room-seat.${TOKEN}`, key)
  return services
}

async function sit(view = OPEN, you = YOU) {
  const { services } = comeToRoom({ services: seated() })
  const room = await roomOf(services)
  await room.open({ ...view, you })
  return { services, ...room }
}

test('ROO-01 a guest joins by name, and waits in the room', async () => {
  const { services } = comeToRoom()
  fireEvent.change(await screen.findByLabelText('Twoje imię'), { target: { value: ' Ala ' } })
  services.api.on(joinRoom, () => ({ data: { seat: 0, name: 'Ala' } }))
  fireEvent.click(screen.getByRole('button', { name: 'Dołącz' }))
  const { room, open } = await roomOf(services)
  const [joined] = services.api.inputsOf(joinRoom)
  expect(joined).toEqual({ token: TOKEN, name: 'Ala', key: expect.stringMatching(/^[0-9a-f]{32}$/) })
  expect(room.hello).toEqual({ token: TOKEN, as: 'seat', key: joined?.key })
  await open({ ...LOBBY, you: YOU })
  expect(screen.getByRole('heading', { level: 1, name: 'Ala' })).toBeTruthy()
})

test('ROO-01 what a seat needs is on its way while the name is typed', async () => {
  const services = fakeServices()
  let wanted = 0
  const channels = () => {
    wanted += 1
    return services.channels()
  }
  comeToRoom({ services: { ...services, channels } })
  await screen.findByLabelText('Twoje imię')
  expect(wanted).toBe(1)
  expect(services.opened.opened).toEqual([])
})

test('ROO-01 a name that nobody could read is not sent; one that is taken is said at its field', async () => {
  const { services } = comeToRoom()
  const field = await screen.findByLabelText('Twoje imię')
  fireEvent.change(field, { target: { value: 'A' } })
  fireEvent.click(screen.getByRole('button', { name: 'Dołącz' }))
  expect(screen.getByRole('alert').textContent).toContain('od 2 do 20 znaków')
  expect(services.api.inputsOf(joinRoom)).toEqual([])
  services.api.on(joinRoom, () => rejected('NAME_TAKEN'))
  fireEvent.change(field, { target: { value: 'Ala' } })
  fireEvent.click(screen.getByRole('button', { name: 'Dołącz' }))
  await screen.findByText('Ktoś w pokoju ma imię, które wygląda tak samo. Wybierz inne.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('ROO-01 a name that was refused is sent again under the same key', async () => {
  const { services } = comeToRoom()
  services.api.on(joinRoom, () => rejected('NAME_TAKEN'))
  fireEvent.change(await screen.findByLabelText('Twoje imię'), { target: { value: 'Ala' } })
  fireEvent.click(screen.getByRole('button', { name: 'Dołącz' }))
  await screen.findByRole('alert')
  fireEvent.change(screen.getByLabelText('Twoje imię'), { target: { value: 'Alicja' } })
  fireEvent.click(screen.getByRole('button', { name: 'Dołącz' }))
  await waitFor(() => expect(services.api.inputsOf(joinRoom)).toHaveLength(2))
  const keys = new Set(services.api.inputsOf(joinRoom).map((input) => input.key))
  expect(keys.size).toBe(1)
})

test('ROO-01 who comes with too many others is told so, and let in by itself; a new name is sent by hand', async () => {
  const { services } = comeToRoom()
  services.api.on(joinRoom, () => rejected('TOO_MANY_REQUESTS', { params: { seconds: 0.1 } }))
  const field = await screen.findByLabelText('Twoje imię')
  fireEvent.change(field, { target: { value: 'Ala' } })
  fireEvent.click(screen.getByRole('button', { name: 'Dołącz' }))
  await screen.findByText(/Wiele osób dołącza w tej samej chwili/)
  expect(screen.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(services.api.inputsOf(joinRoom).length).toBeGreaterThan(2))
  fireEvent.change(field, { target: { value: 'Alicja' } })
  expect(screen.queryByText(/Wiele osób dołącza/)).toBeNull()
  services.api.on(joinRoom, () => ({ data: { seat: 0, name: 'Alicja' } }))
  fireEvent.click(screen.getByRole('button', { name: 'Dołącz' }))
  const { room } = await roomOf(services)
  expect(room.hello).toMatchObject({ token: TOKEN, as: 'seat' })
  expect(services.api.inputsOf(joinRoom).at(-1)?.name).toBe('Alicja')
})

test('ROO-01 ROO-03 who joins in the same moment as others in other processes is let in by itself', async () => {
  const { services } = comeToRoom()
  services.api.on(joinRoom, () => rejected('CONFLICT'))
  fireEvent.change(await screen.findByLabelText('Twoje imię'), { target: { value: 'Ala' } })
  fireEvent.click(screen.getByRole('button', { name: 'Dołącz' }))
  await screen.findByText(/Wiele osób dołącza w tej samej chwili/)
  expect(screen.queryByRole('alert')).toBeNull()
  services.api.on(joinRoom, () => ({ data: { seat: 0, name: 'Ala' } }))
  const { room } = await roomOf(services)
  expect(room.hello).toMatchObject({ token: TOKEN, as: 'seat' })
})

test('ROO-04 where the site gives out names nothing is typed', async () => {
  const { services } = comeToRoom({ door: { settings: { ...DOOR.settings, generated_names: true } } })
  services.api.on(joinRoom, () => ({ data: { seat: 0, name: 'Wesoła Wydra' } }))
  fireEvent.click(await screen.findByRole('button', { name: 'Dołącz' }))
  await waitFor(() => expect(services.api.inputsOf(joinRoom)).toMatchObject([{ name: null }]))
  expect(screen.queryByLabelText('Twoje imię')).toBeNull()
})

test.each([
  [{ is_locked: true }, 'Prowadzący nie wpuszcza już nikogo.', /poproś prowadzącego o otwarcie wejścia/],
  [{ players: 20 }, 'Pokój jest pełny.', /Wszystkie miejsca są zajęte/],
  [
    { state: 'question' as const, settings: { ...DOOR.settings, late_join: false } },
    'Gra już trwa i nie można do niej dołączyć.',
    /Gra już trwa/,
  ],
])('ROO-01 a door that is shut (%j) says so, and is tried again', async (door, words, about) => {
  const { services } = comeToRoom({ door })
  await screen.findByRole('heading', { level: 1, name: words })
  expect(screen.getByText(about)).toBeTruthy()
  services.api.on(getRoomDoor, () => ({ data: DOOR }))
  fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  await screen.findByLabelText('Twoje imię')
})

test.each(['finished', 'closed'] as const)(
  'ROO-01 a room that is over (%s) says so, and takes the code of another',
  async (state) => {
    const { location } = comeToRoom({ door: { state } })
    await screen.findByRole('heading', { level: 1, name: 'Ten pokój jest już zamknięty.' })
    expect(screen.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull()
    fireEvent.change(await screen.findByLabelText('Kod pokoju'), { target: { value: 'XY3D 5KQZ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Wejdź' }))
    expect(location()).toBe('/quiz-room/xy3d5kqz')
  },
)

test('ROO-01 a room that is not there asks for another code', async () => {
  const { location } = comeToRoom({ door: null })
  await screen.findByRole('heading', { level: 1, name: 'Nie znaleziono pokoju' })
  const code = await screen.findByLabelText('Kod pokoju')
  fireEvent.change(code, { target: { value: 'abc' } })
  fireEvent.click(screen.getByRole('button', { name: 'Wejdź' }))
  expect(screen.getByRole('alert').textContent).toContain('8 znaków')
  fireEvent.change(code, { target: { value: 'XY3D 5KQZ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Wejdź' }))
  expect(location()).toBe('/quiz-room/xy3d5kqz')
})

test('ROO-02 options come when they may be chosen; a choice is sent at once, and is sent when the server has it', async () => {
  const { room, say, answer } = await sit(READING)
  expect(screen.getByRole('heading', { level: 1, name: 'Która rzeka płynie przez Warszawę?' })).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  await say('change', { revision: 3, base: 2, now: OPEN.now, options: OPEN.options })
  fireEvent.click(screen.getByRole('radio', { name: /Wisła/ }))
  await waitFor(() => expect(room.asked).toEqual([{ name: 'answer', body: { n: 0, given: { choices: [1] } } }]))
  expect(screen.getByText('Wysyłanie…')).toBeTruthy()
  await answer({ ok: true, answer: null })
  expect(screen.getAllByText('Odpowiedź wysłana.')).not.toHaveLength(0)
  fireEvent.click(screen.getByRole('radio', { name: /Odra/ }))
  expect(room.asked).toHaveLength(1)
})

test('ROO-02 keys choose: a digit at once, an arrow only leads there', async () => {
  const { room } = await sit()
  const first = screen.getByRole('radio', { name: /Odra/ })
  first.focus()
  fireEvent.keyDown(first, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Wisła/ }))
  expect(room.asked).toEqual([])
  fireEvent.keyDown(document.body, { key: '3' })
  await waitFor(() => expect(room.asked).toMatchObject([{ body: { given: { choices: [2] } } }]))
})

test('ROO-02 several answers are sent together by a button', async () => {
  const { room } = await sit({ ...OPEN, question: { ...OPEN.question, kind: 'several' } as typeof OPEN.question })
  fireEvent.click(screen.getByRole('checkbox', { name: /Odra/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: /Warta/ }))
  expect(room.asked).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Wyślij' }))
  await waitFor(() => expect(room.asked).toMatchObject([{ body: { given: { choices: [0, 2] } } }]))
})

test('ROO-02 after a cut the page says so, and the answer is on its way when the line is back', async () => {
  const { room, cut, open } = await sit()
  await cut()
  expect(screen.getByText('Brak połączenia. Wrócimy do gry, gdy tylko się uda.')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /Wisła/ }))
  expect(room.asked).toEqual([])
  await open({ ...OPEN, you: YOU })
  await waitFor(() => expect(room.asked).toMatchObject([{ body: { given: { choices: [1] } } }]))
  expect(screen.queryByText('Brak połączenia. Wrócimy do gry, gdy tylko się uda.')).toBeNull()
})

test('ROO-02 who comes back to a question that is answered finds the answer there', async () => {
  await sit(OPEN, { ...YOU, is_answered: true, choices: [1] })
  expect(screen.getAllByText('Odpowiedź wysłana.')).not.toHaveLength(0)
  expect(screen.getByRole('radio', { name: /Wisła/ })).toMatchObject({ checked: true })
})

test('ROO-02 a latecomer looks on until the first question of their own', async () => {
  await sit(OPEN, { ...YOU, from_question: 1 })
  expect(screen.getByText('Grasz od pytania 2.')).toBeTruthy()
  expect(screen.getByRole('radio', { name: /Wisła/ }).getAttribute('aria-disabled')).toBe('true')
})

test('ROO-02 the verdict says what the answer was worth, where one stands, and why', async () => {
  const verdict = { n: 0, is_answered: true, bp: 0, points: 0, took_ms: 900, place: 2, place_before: 1, gap: 350 }
  await sit(CLOSED, { ...YOU, is_answered: true, choices: [0], place: 2, points: 600, verdict })
  expect(screen.getByText('Do miejsca wyżej: 350 pkt')).toBeTruthy()
  expect(screen.getByText('Wisła dzieli Warszawę na dwa brzegi.')).toBeTruthy()
  const heard = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(heard).toContain('Tym razem nie. +0 pkt')
})

test('ROO-02 players read that their host is away, and who has an account may take the room over', async () => {
  const { room, say, services, answer } = await sit(OPEN, { ...YOU, has_account: true })
  const away = 'Prowadzącego chwilowo nie ma. Gra toczy się dalej sama.'
  expect(screen.queryByText(away)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Przejmij prowadzenie' })).toBeNull()
  await say('change', { revision: 4, base: 3, now: OPEN.now, phase: { ...OPEN.phase, has_host: false } })
  await say('you', { ...YOU, has_account: true, may_host: true })
  expect(screen.getByText(away)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Przejmij prowadzenie' }))
  await waitFor(() => expect(room.asked).toEqual([{ name: 'take_host', body: {} }]))
  // the door may still say otherwise: it is read from what follows the log
  await answer({ ok: true, answer: null })
  await waitFor(() => expect(services.opened.opened.at(-1)?.hello).toEqual({ token: TOKEN, as: 'host' }))
})

test('ROO-02 who asked for the room in vain is told why, and keeps the seat', async () => {
  const { services, answer } = await sit(OPEN, { ...YOU, has_account: true, may_host: true })
  fireEvent.click(screen.getByRole('button', { name: 'Przejmij prowadzenie' }))
  await answer({ ok: false, code: 'QUIZ_ROOM_NOT_POSSIBLE' })
  await screen.findByText('W tej chwili pokój na to nie pozwala.')
  expect(services.opened.opened).toHaveLength(1)
  expect(screen.getByRole('radio', { name: /Wisła/ })).toBeTruthy()
})

test('ROO-02 a typed answer stands beside what was right', async () => {
  const question = OPEN.question === null ? null : { ...OPEN.question, kind: 'text' as const, gaps: 1 }
  const options = { n: 0, options: [], bank: [], formulas: [] }
  const { say, answer } = await sit({ ...OPEN, question, options })
  fireEvent.change(screen.getByLabelText('Twoja odpowiedź'), { target: { value: 'Odra' } })
  fireEvent.click(screen.getByRole('button', { name: 'Wyślij' }))
  await answer({ ok: true, answer: null })
  const results = { ...RESULTS, right_choices: [], chosen: [], accepted: [['Wisła']] }
  await say('state', { ...CLOSED, question, options, results, you: { ...YOU, is_answered: true } })
  expect(screen.getByText('Twoja odpowiedź: Odra')).toBeTruthy()
  expect(screen.getByText('Uznawane odpowiedzi: Wisła')).toBeTruthy()
})

test('ROO-04 in calm mode nobody sees a clock', async () => {
  await sit()
  expect(screen.getByRole('timer')).toBeTruthy()
  cleanup()
  const clock = OPEN.clock === null ? null : { ...OPEN.clock, closes_at: null }
  await sit({ ...OPEN, clock, room: { ...OPEN.room, mode: 'calm' } })
  expect(screen.queryByRole('timer')).toBeNull()
})

test('ROO-01 whoever was taken out of the room is told so, and not asked for another name', async () => {
  const { say } = await sit(LOBBY)
  await say('ended', { code: 'SEAT_KICKED' })
  expect(screen.getByRole('heading', { level: 1, name: 'Prowadzący usunął Cię z tego pokoju.' })).toBeTruthy()
  expect(screen.queryByLabelText('Twoje imię')).toBeNull()
})

test('ROO-02 a seat that was opened elsewhere goes on here when its player wants', async () => {
  const { say, room, open } = await sit()
  await say('ended', { code: 'OPENED_ELSEWHERE' })
  fireEvent.click(screen.getByRole('button', { name: 'Graj tutaj' }))
  await waitFor(() => expect(room.tries()).toBe(1))
  await open({ ...OPEN, you: YOU })
  expect(screen.getByRole('radio', { name: /Wisła/ })).toBeTruthy()
})

test('ROO-01 who leaves stands at the door again, and comes back to the same seat by the same key', async () => {
  const { room, say, services } = await sit(LOBBY)
  fireEvent.click(screen.getByRole('button', { name: 'Wyjdź' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Wyjdź' }))
  await waitFor(() => expect(room.asked).toEqual([{ name: 'leave', body: {} }]))
  await say('ended', { code: 'SEAT_NOT_FOUND' })
  fireEvent.change(await screen.findByLabelText('Twoje imię'), { target: { value: 'Ala' } })
  services.api.on(joinRoom, () => ({ data: { seat: 0, name: null } }))
  fireEvent.click(screen.getByRole('button', { name: 'Dołącz' }))
  await waitFor(() => expect(services.opened.opened).toHaveLength(2))
  expect(services.api.inputsOf(joinRoom)).toMatchObject([{ key }])
  expect(services.opened.opened[1]?.hello).toMatchObject({ as: 'seat', key })
})
