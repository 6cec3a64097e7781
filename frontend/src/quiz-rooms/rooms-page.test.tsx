import { getQuizPanel } from '@kredka/contracts/items/endpoints'
import { claimSeat, listRooms } from '@kredka/contracts/quiz-rooms/endpoints'
import type { RoomRowView } from '@kredka/contracts/quiz-rooms/views'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { VISITOR } from '../app/own-storage.ts'
import { keepLoginIntent, readLoginIntent } from '../app/session/login-intent.ts'
import { rejected } from '../app/testing/fake-api.ts'
import { type PageOptions, renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { items } from '../items/module.ts'
import { quizRooms } from './module.ts'
import { comeToRoom, roomOf } from './testing/at-room.tsx'
import { DOOR, FINISHED, NOW, TOKEN, YOU } from './testing/room.ts'

afterEach(cleanup)

const META = { page: 1, page_size: 10, has_next_page: false }
const QUIZ = '01jd0000000000000000000009'
const LED: RoomRowView = {
  id: DOOR.id,
  token: TOKEN,
  title: 'Rzeki Polski',
  state: 'finished',
  players: 12,
  opened_at: NOW,
  is_host: true,
  points: null,
  place: null,
}
const PLAYED: RoomRowView = { ...LED, id: '01jd0000000000000000000008', is_host: false, points: 1_450, place: 3 }

function comeToRooms(rows: readonly RoomRowView[] | null, options: Partial<PageOptions> = {}) {
  const services = fakeServices()
  services.api.on(listRooms, () => (rows === null ? rejected('UNAVAILABLE') : { data: [...rows], meta: META }))
  return { ...renderPage('/quiz-rooms', { modules: [quizRooms], services, ...options }), services }
}

test('ROO-01 a visitor finds the way in by a code, and no list', async () => {
  const { services, location } = comeToRooms([])
  const lead = await screen.findByRole('region', { name: 'Poprowadź własny pokój' })
  expect(within(lead).getByRole('link', { name: 'Wybierz quiz' }).getAttribute('href')).toBe('/quizes')
  fireEvent.change(screen.getByLabelText('Kod pokoju'), { target: { value: `https://x.pl/quiz-room/${TOKEN}` } })
  fireEvent.click(screen.getByRole('button', { name: 'Wejdź' }))
  expect(location()).toBe(`/quiz-room/${TOKEN}`)
  expect(services.api.inputsOf(listRooms)).toEqual([])
})

test('ROO-01 whoever has an account finds the rooms they led and played in, with what came of them', async () => {
  comeToRooms([LED, PLAYED], { user: {} })
  const list = await screen.findByRole('region', { name: 'Twoje pokoje' })
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
  const [led, played] = within(list).getAllByRole('listitem')
  expect(led?.textContent).toMatch(/Po grze.*12 osób w pokoju · Twój pokój/)
  expect(played?.textContent).toMatch(/3\. miejsce na 12 · 1\s?450 pkt/)
  expect(within(list).getAllByRole('link')[0]?.getAttribute('href')).toBe(`/quiz-room/${TOKEN}`)
})

test('ROO-01 without rooms the page says where they come from; where it cannot be read, it is tried again', async () => {
  comeToRooms([], { user: {} })
  expect((await screen.findByRole('link', { name: 'Wybierz quiz' })).getAttribute('href')).toMatch(/quiz/)
  cleanup()
  const { services } = comeToRooms(null, { user: {} })
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
  services.api.on(listRooms, () => ({ data: [LED], meta: META }))
  fireEvent.click(again)
  await screen.findByRole('link', { name: 'Rzeki Polski' })
})

test('QUI-09 the panel of a quiz leads to the rooms in which its author had it played', async () => {
  const services = fakeServices()
  const version = { version: 1, frozen_at: NOW, is_listed: true, plays: 0, people: 0 }
  const about = { id: QUIZ, title: 'Rzeki Polski', slug: 'rzeki-polski', versions: [version], version: 1 }
  services.api.on(getQuizPanel, () => ({ data: { ...about, days: [], scores: [], items: [] } }))
  services.api.on(listRooms, () => ({ data: [LED], meta: META }))
  renderPage(`/quiz/${QUIZ}-rzeki-polski/panel`, { modules: [items], services, user: {} })
  const list = await screen.findByRole('region', { name: 'Pokoje z tym quizem' })
  await within(list).findByRole('link', { name: 'Rzeki Polski' })
  expect(services.api.inputsOf(listRooms)).toMatchObject([{ quiz_id: QUIZ }])
})

const key = 'd'.repeat(32)
async function finishAs(
  user: PageOptions['user'],
  prepare = (_: ReturnType<typeof fakeServices>) => undefined as void,
) {
  const services = fakeServices()
  services.own.write(VISITOR, `room-seat.${TOKEN}`, key)
  services.api.on(claimSeat, () => ({ data: null }))
  prepare(services)
  const page = comeToRoom({ services, ...(user === undefined ? {} : { user }) })
  const room = await roomOf(services)
  await room.open({ ...FINISHED, you: { ...YOU, place: 2, points: 600, average_bp: 5_000 } })
  return { ...page, ...room }
}

test('ROO-04 a guest keeps the result by signing up; whoever has an account takes the seat with its key', async () => {
  const guest = await finishAs(undefined)
  fireEvent.click(screen.getByRole('button', { name: 'Załóż konto' }))
  expect(readLoginIntent(guest.services.own, Date.now())).toEqual({
    what: `claim-seat:${TOKEN}`,
    from: `/quiz-room/${TOKEN}`,
    seat: { token: TOKEN, key },
  })
  cleanup()
  const { services, say } = await finishAs({})
  fireEvent.click(screen.getByRole('button', { name: 'Dodaj do mojego konta' }))
  await waitFor(() => expect(services.api.inputsOf(claimSeat)).toEqual([{ token: TOKEN, key }]))
  await say('you', { ...YOU, has_account: true, place: 2, points: 600, average_bp: 5_000 })
  expect(screen.getByText('Wynik jest na Twoim koncie.')).toBeTruthy()
})

test('ROO-04 who comes back from signing up has the seat without another click; one of somebody else is refused', async () => {
  const { services } = await finishAs({}, ({ api, own }) => {
    keepLoginIntent(own, { what: `claim-seat:${TOKEN}`, from: `/quiz-room/${TOKEN}` }, Date.now())
    api.on(claimSeat, () => rejected('SEAT_CLAIMED'))
  })
  await screen.findByText('To miejsce należy już do innego konta.')
  expect(services.api.inputsOf(claimSeat)).toEqual([{ token: TOKEN, key }])
})
