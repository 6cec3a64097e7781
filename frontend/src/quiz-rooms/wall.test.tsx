import { jest } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { comeToRoom, roomOf } from './testing/at-room.tsx'
import { FINISHED, LOBBY, OPEN, READING, SEATS } from './testing/room.ts'

const undo: (() => void)[] = []
afterEach(() => {
  cleanup()
  for (const one of undo.splice(0)) one()
})

/** What the browser has of it, until the test ends. */
function give(to: object, what: Readonly<Record<string, PropertyDescriptor>>): void {
  for (const [name, descriptor] of Object.entries(what)) {
    const before = Object.getOwnPropertyDescriptor(to, name)
    Object.defineProperty(to, name, { configurable: true, ...descriptor })
    undo.push(() => (before === undefined ? Reflect.deleteProperty(to, name) : Object.defineProperty(to, name, before)))
  }
}

async function hang(view = LOBBY) {
  const { services } = comeToRoom({ hash: `#screen=${'e'.repeat(64)}` })
  const room = await roomOf(services)
  await room.open(view)
  return room
}

test('ROO-04 the wall stays awake for as long as the game lasts, and asks again after every look elsewhere', async () => {
  const release = jest.fn(async () => undefined)
  const request = jest.fn(async () => ({ release }))
  give(navigator, { wakeLock: { value: { request } } })
  const { say } = await hang()
  expect(request).toHaveBeenCalledTimes(1)
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2))
  await say('state', { ...FINISHED, revision: 9 })
  expect(release).toHaveBeenCalledTimes(1)
})

test('ROO-01 ROO-04 a wall invites nobody into a room that is locked or full, and says why', async () => {
  const taken = { ...LOBBY, seats: SEATS, room: { ...LOBBY.room, max_players: 2 } }
  const { say } = await hang(taken)
  expect(screen.getByText('Pokój jest pełny, nikt więcej nie wejdzie.')).toBeTruthy()
  expect(screen.queryByText(/i wpisz kod/)).toBeNull()
  await say('state', { ...taken, revision: 2, room: { ...LOBBY.room, is_locked: true } })
  expect(screen.getByText('Wejście jest zamknięte, nikt więcej nie dołączy.')).toBeTruthy()
  // who was taken out has left the seat to somebody else
  const seats = SEATS.map((row, n) => (n === 0 ? { ...row, state: 'kicked' } : row))
  await say('state', { ...taken, revision: 3, seats })
  expect(screen.getByText(/i wpisz kod/)).toBeTruthy()
})

test('ROO-04 where the browser refuses to stay awake, or cannot, the wall shows the room all the same', async () => {
  give(navigator, { wakeLock: { value: { request: async () => Promise.reject(new Error('NotAllowedError')) } } })
  await hang()
  expect(screen.getByText('AB3D 5KQZ')).toBeTruthy()
  cleanup()
  Reflect.deleteProperty(navigator, 'wakeLock')
  await hang()
  expect(screen.getByText('AB3D 5KQZ')).toBeTruthy()
})

test('ROO-04 the whole screen is offered where there is one to have, and a refusal changes nothing', async () => {
  await hang()
  expect(screen.queryByRole('button', { name: 'Pełny ekran' })).toBeNull()
  cleanup()
  const refuse = jest.fn(async () => Promise.reject(new TypeError('Permissions check failed')))
  give(document, { fullscreenEnabled: { value: true }, fullscreenElement: { value: null, writable: true } })
  give(document.documentElement, { requestFullscreen: { value: refuse } })
  await hang()
  fireEvent.click(screen.getByRole('button', { name: 'Pełny ekran' }))
  await waitFor(() => expect(refuse).toHaveBeenCalledTimes(1))
  expect(screen.getByRole('button', { name: 'Pełny ekran' })).toBeTruthy()
  give(document, { fullscreenElement: { value: document.documentElement } })
  fireEvent(document, new Event('fullscreenchange'))
  expect(screen.queryByRole('button', { name: 'Pełny ekran' })).toBeNull()
})

test('ROO-04 on a wall everything has room: what is too long is smaller, what is short as large as before', async () => {
  let needs = 1_000
  const scaleOf = (element: HTMLElement) => Number(element.style.getPropertyValue('--fit') || 1)
  give(HTMLElement.prototype, {
    clientHeight: { get: () => 700 },
    scrollHeight: {
      get(this: HTMLElement) {
        return needs * scaleOf(this)
      },
    },
  })
  const { say } = await hang({ ...READING, revision: 3 })
  const middle = () => screen.getByRole('heading', { level: 1 }).closest<HTMLElement>('[style*="--fit"]')
  const scale = () => middle()?.style.getPropertyValue('--fit')
  expect(scale()).toBe('0.7')
  needs = 2_000
  await say('state', { ...OPEN, revision: 4 })
  expect(scale()).toBe('0.5')
  needs = 600
  fireEvent(window, new Event('resize'))
  expect(scale()).toBe('1')
})
