import { claimSeatByLink } from '@kredka/contracts/quiz-rooms/endpoints'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { rejected } from '../app/testing/fake-api.ts'
import { comeToRoom, roomOf } from './testing/at-room.tsx'
import { TOKEN } from './testing/room.ts'

afterEach(cleanup)

const secret = 'e'.repeat(40)
const hash = `#claim=${secret}`
const door = { state: 'finished' } as const

test('ROO-04 by the link of a guest the seat becomes the account’s once they say so, and they look back from it', async () => {
  const { services } = comeToRoom({ hash, door, user: { userName: 'Ala Nowak' } })
  services.api.on(claimSeatByLink, () => ({ data: null }))
  const add = await screen.findByRole('button', { name: 'Dodaj do mojego konta' })
  expect(screen.getByText('Konto: Ala Nowak')).toBeTruthy()
  expect(services.api.inputsOf(claimSeatByLink)).toEqual([])
  fireEvent.click(add)
  const { room } = await roomOf(services)
  expect(services.api.inputsOf(claimSeatByLink)).toEqual([{ token: TOKEN, secret }])
  expect(room.hello).toEqual({ token: TOKEN, as: 'seat' })
})

test('ROO-04 a link that is over says so and opens nothing', async () => {
  const { services } = comeToRoom({ hash, door, user: {} })
  services.api.on(claimSeatByLink, () => rejected('SEAT_LINK_OVER'))
  fireEvent.click(await screen.findByRole('button', { name: 'Dodaj do mojego konta' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Ten link już nie działa'))
  expect(services.opened.opened).toEqual([])
})

test('ROO-04 whoever opens the link without a login is asked for it first', async () => {
  const { services } = comeToRoom({ hash, door })
  fireEvent.click(await screen.findByRole('button', { name: 'Zaloguj się i dodaj' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('tab', { selected: true }).textContent).toBe('Logowanie')
  expect(services.api.inputsOf(claimSeatByLink)).toEqual([])
})

test('ROO-04 whoever has a seat there comes to it, whatever link they hold', async () => {
  const { services } = comeToRoom({ hash, door: { ...door, seat: 0 }, user: {} })
  const { room } = await roomOf(services)
  expect(room.hello).toEqual({ token: TOKEN, as: 'seat' })
})
