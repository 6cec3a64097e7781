import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { comeToRoom, roomOf } from './testing/at-room.tsx'
import { CLOSED, FINISHED, HOST, LOBBY, NOW, OPEN, RESULTS, SEATS, TOKEN } from './testing/room.ts'

afterEach(cleanup)

async function lead(view = LOBBY, seats = SEATS) {
  const { services } = comeToRoom({ door: { is_host: true }, user: {} })
  const room = await roomOf(services)
  await room.open({ ...view, seats, host: HOST })
  return { services, ...room }
}

test('ROO-01 whoever opened the room leads it: code, players, and the button that begins', async () => {
  const { room, answer } = await lead()
  expect(room.hello).toEqual({ token: TOKEN, as: 'host' })
  expect(screen.getByText('AB3D 5KQZ')).toBeTruthy()
  expect(screen.getByText('Olek')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Zacznij grę' }))
  await waitFor(() => expect(room.asked).toEqual([{ name: 'begin', body: {} }]))
  await answer({ ok: true, answer: null })
})

test('ROO-01 a room without players does not begin', async () => {
  const { room } = await lead({ ...LOBBY, progress: { answered: 0, players: 0 } }, [])
  fireEvent.click(screen.getByRole('button', { name: 'Zacznij grę' }))
  expect(room.asked).toEqual([])
})

test('ROO-01 very many joins at once are told while the game runs too, until the room is locked', async () => {
  const { say } = await lead({ ...OPEN, revision: 3 })
  expect(screen.queryByText(/bardzo dużo osób/)).toBeNull()
  await say('state', { ...OPEN, revision: 4, seats: SEATS, host: { ...HOST, is_flooded: true } })
  expect(screen.getByText(/bardzo dużo osób/)).toBeTruthy()
  const room = { ...OPEN.room, is_locked: true }
  await say('state', { ...OPEN, revision: 5, room, seats: SEATS, host: { ...HOST, is_flooded: true } })
  expect(screen.queryByText(/bardzo dużo osób/)).toBeNull()
})

test('ROO-01 a player is taken out after a question', async () => {
  const { room } = await lead()
  fireEvent.click(screen.getByRole('button', { name: 'Co zrobić: Ala' }))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Usuń z pokoju' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Usunąć z pokoju?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Usuń z pokoju' }))
  await waitFor(() => expect(room.asked).toEqual([{ name: 'kick', body: { seat: 0 } }]))
})

test('ROO-02 the host sees who has no connection, and who answered of how many', async () => {
  const { say } = await lead(
    OPEN,
    SEATS.map((row) => ({ ...row, is_connected: row.seat === 0 })),
  )
  const player = (name: string) => screen.getAllByRole('listitem').find((row) => row.textContent?.includes(name))
  expect(player('Olek')?.textContent).toContain('bez połączenia')
  expect(player('Ala')?.textContent).not.toContain('bez połączenia')
  expect(screen.getByText('1 osoba nie ma teraz połączenia')).toBeTruthy()
  const olek = { ...SEATS[1], is_connected: true }
  await say('change', { revision: 4, base: 3, now: NOW, seats: [olek], progress: { answered: 1, players: 2 } })
  expect(screen.queryByText(/bez połączenia|nie ma teraz/)).toBeNull()
  expect(screen.getByText('Odpowiedzi: 1 z 2')).toBeTruthy()
})

test('ROO-02 only a player with an account may be offered the room', async () => {
  const { room } = await lead()
  fireEvent.click(screen.getByRole('button', { name: 'Co zrobić: Ala' }))
  expect(screen.queryByRole('menuitem', { name: 'Zaproponuj prowadzenie' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Co zrobić: Olek' }))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Zaproponuj prowadzenie' }))
  await waitFor(() => expect(room.asked).toEqual([{ name: 'offer_host', body: { seat: 1 } }]))
})

test('ROO-02 whoever took the room over stands among the players as its host, not as one without a connection', async () => {
  await lead(
    OPEN,
    SEATS.map((row) => ({ ...row, is_connected: row.seat === 0, is_host: row.seat === 1 })),
  )
  expect(screen.getByText(/prowadzi/)).toBeTruthy()
  expect(screen.queryByText(/bez połączenia|nie ma teraz/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Co zrobić: Olek' }))
  expect(screen.queryByRole('menuitem', { name: 'Zaproponuj prowadzenie' })).toBeNull()
})

test('ROO-01 the door is locked and late players are kept out by switches', async () => {
  const { room, answer } = await lead()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Wejście zamknięte' }))
  await waitFor(() => expect(room.asked).toHaveLength(1))
  await answer({ ok: true, answer: null })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Można dołączyć w trakcie gry' }))
  await waitFor(() =>
    expect(room.asked).toEqual([
      { name: 'set_lock', body: { is_locked: true } },
      { name: 'set_late_join', body: { is_allowed: false } },
    ]),
  )
})

test.each([
  ['Zakończ pytanie', 'close_question'],
  ['+10 sekund', 'extend'],
  ['Przerwa', 'pause'],
  ['Pomiń pytanie', 'skip'],
])('ROO-01 while a question is open “%s” asks for %s', async (text, name) => {
  const { room } = await lead(OPEN)
  fireEvent.click(screen.getByRole('button', { name: text }))
  await waitFor(() => expect(room.asked).toEqual([{ name, body: {} }]))
})

test('ROO-01 the next question follows the results, and the results of all the last one', async () => {
  const { say } = await lead(CLOSED)
  expect(screen.getByRole('button', { name: 'Następne pytanie' })).toBeTruthy()
  await say('change', { revision: 5, base: 4, now: NOW, question: { ...OPEN.question, n: 1 } })
  expect(screen.getByRole('button', { name: 'Pokaż wyniki' })).toBeTruthy()
})

test('QUI-11 a host who wrote the quiz corrects the key of a closed question, and nobody else does', async () => {
  await lead(CLOSED)
  expect(screen.queryByRole('link', { name: /Popraw klucz/ })).toBeNull()
  cleanup()
  const { say } = await lead(CLOSED)
  const own_quiz = { id: '01jd0000000000000000000009', version: 2 }
  await say('change', { revision: 5, base: 4, now: NOW, host: { ...HOST, own_quiz } })
  const link = screen.getByRole('link', { name: /Popraw klucz tego pytania/ })
  expect(link.getAttribute('href')).toContain(`${own_quiz.id}`)
  expect(link.getAttribute('href')).toMatch(/01jd0000000000000000000002.*\?version=2$/)
})

test('ROO-02 answers that came faster than anybody reads are told to the host', async () => {
  await lead()
  expect(screen.getByText('2 odpowiedzi szybsze niż czytanie')).toBeTruthy()
})

test('ROO-01 after the game the host has everybody’s result, and the table to keep', async () => {
  await lead(
    FINISHED,
    SEATS.map((row) => ({ ...row, points: 600 - row.seat, place: row.seat + 1 })),
  )
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Tabela wyników (CSV)' }).getAttribute('href')).toMatch(/results\.csv$/)
})

test('ROO-02 the host looks at the game again from any place', async () => {
  const { room, answer } = await lead(FINISHED)
  fireEvent.click(screen.getByRole('button', { name: 'Powtórka gry' }))
  await waitFor(() => expect(room.asked).toMatchObject([{ name: 'replay', body: { as: 'host', seat: null } }]))
  const frames = [
    { at: NOW, whole: { ...LOBBY, seats: SEATS, host: HOST }, change: null, you: null },
    { at: NOW, whole: { ...OPEN, seats: SEATS, host: HOST }, change: null, you: null },
  ]
  await answer({ ok: true, answer: { frames, next: null } })
  const slider = await screen.findByRole('slider', { name: 'Chwila gry' })
  fireEvent.change(slider, { target: { value: '1' } })
  expect(screen.getByText('Która rzeka płynie przez Warszawę?')).toBeTruthy()
})

test('ROO-02 an open question stays when the state of the room arrives', async () => {
  const { room, say } = await lead(OPEN)
  fireEvent.click(screen.getByRole('button', { name: 'Zamknij pokój' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Zamknąć pokój?' }))
  await say('change', { revision: 4, base: 3, now: NOW, progress: { answered: 1, players: 2 } })
  await say('state', { ...CLOSED, seats: SEATS, host: HOST })
  fireEvent.click(dialog.getByRole('button', { name: 'Zamknij pokój' }))
  await waitFor(() => expect(room.asked).toEqual([{ name: 'end', body: {} }]))
})

test('ROO-04 the screen has the code, names and answers, and nothing of the host’s', async () => {
  const screen_key = 'b'.repeat(64)
  const { services } = comeToRoom({ hash: `#screen=${screen_key}` })
  const { room, open, say } = await roomOf(services)
  expect(room.hello).toEqual({ token: TOKEN, as: 'screen', key: screen_key })
  await open({ ...LOBBY, seats: SEATS })
  expect(screen.getByText('AB3D 5KQZ')).toBeTruthy()
  expect(screen.getByText('Ala')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Zacznij grę' })).toBeNull()
  await say('state', { ...CLOSED, seats: SEATS })
  const rows = within(screen.getByRole('list', { name: 'Jak odpowiadał pokój' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Odra'),
    expect.stringMatching(/Wisła.*Poprawna/),
    expect.stringContaining('Warta'),
  ])
})

test('ROO-04 what was right is shown also where nobody answered', async () => {
  const { services } = comeToRoom({ hash: `#screen=${'b'.repeat(64)}` })
  const { open } = await roomOf(services)
  const results = { ...RESULTS, chosen: [], right: 0, partly: 0, wrong: 0, missing: 2 }
  await open({ ...CLOSED, results, seats: SEATS })
  const rows = within(screen.getByRole('list', { name: 'Jak odpowiadał pokój' })).getAllByRole('listitem')
  expect(rows[1]?.textContent).toMatch(/Wisła.*Poprawna.*0/)
})

test('ROO-01 the table of a game in which nobody scored names everybody and puts nobody first', async () => {
  const seats = SEATS.map((row, n) => ({ ...row, place: n + 1 }))
  const { say } = await lead(FINISHED, seats)
  const table = within(screen.getByRole('table'))
  expect(table.getByText('Olek')).toBeTruthy()
  expect(table.queryByRole('columnheader', { name: 'Miejsce' })).toBeNull()
  const scored = seats.map((row) => ({ ...row, points: 600 }))
  await say('state', { ...FINISHED, revision: 9, seats: scored, host: HOST })
  expect(table.getByRole('columnheader', { name: 'Miejsce' })).toBeTruthy()
})
