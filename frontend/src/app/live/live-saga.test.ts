import { jest } from '@jest/globals'
import { checkSession } from '@kredka/contracts/accounts/endpoints'
import { takeEvery } from '../saga.ts'
import { loggedIn, loggedOut } from '../session/session-slice.ts'
import { createStore } from '../store/store.ts'
import { SOMEBODY } from '../testing/render-page.tsx'
import { fakeServices } from '../testing/services.ts'
import type { LiveEvent } from './connection.ts'
import {
  backOfficeEntered,
  backOfficeLeft,
  hinted,
  missedMuch,
  selectIsLost,
  selectLiveStatus,
  sendSignal,
  signHeard,
} from './live-slice.ts'

const HINT = { entity: 'chat', id: 'c1', position: '7' } as const
/** What comes in a burst is gathered for 40 ms. */
const GATHERED_MS = 50

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function setup(change: Parameters<typeof fakeServices>[0] = {}) {
  const services = fakeServices(change)
  const store = createStore(services)
  const seen: unknown[] = []
  store.start('test', function* watch() {
    yield* takeEvery([hinted, missedMuch, signHeard], (action: unknown) => {
      seen.push(action)
    })
  })
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
  const { connections } = services.sockets
  const tell = async (...events: LiveEvent[]) => {
    for (const event of events) connections.at(-1)?.tell(event)
    await pass(GATHERED_MS)
  }
  return { services, store, seen, connections, tell, pass }
}

test('CHT-01 whoever is logged in has one socket, visitors have none; another person has another', async () => {
  const { store, connections, pass } = setup()
  store.dispatch(loggedOut())
  await pass(0)
  expect(connections).toHaveLength(0)
  store.dispatch(loggedIn(SOMEBODY))
  store.dispatch(loggedIn(SOMEBODY))
  await pass(0)
  expect(connections.map(({ kind }) => kind)).toEqual(['person'])
  store.dispatch(loggedIn({ ...SOMEBODY, userId: '01j9z3v5e8c7w2q4k6m8n0p2r5' }))
  await pass(0)
  expect(connections.map((one) => one.isClosed())).toEqual([true, false])
  store.dispatch(loggedOut())
  await pass(0)
  expect(connections.map((one) => one.isClosed())).toEqual([true, true])
  expect(selectLiveStatus(store.getState())).toBe('off')
})

test('ADM-01 the back office has a socket of its own while it is open', async () => {
  const { store, connections, pass } = setup()
  store.dispatch(backOfficeEntered())
  await pass(0)
  expect(connections.map(({ kind }) => kind)).toEqual(['admin'])
  store.dispatch(backOfficeLeft())
  await pass(0)
  expect(connections.map((one) => one.isClosed())).toEqual([true])
})

test('a burst of hints is one action, and what is read from then on shows it', async () => {
  const { services, store, seen, tell, pass } = setup()
  store.dispatch(loggedIn(SOMEBODY))
  await pass(0)
  await tell(
    { type: 'open' },
    { type: 'hint', hint: HINT },
    { type: 'hint', hint: { ...HINT, id: 'c2', position: '8' } },
  )
  expect(seen).toEqual([
    hinted([
      { entity: 'chat', id: 'c1' },
      { entity: 'chat', id: 'c2' },
    ]),
  ])
  expect(services.api.known).toEqual(['7', '8'])
})

test('what was missed and cannot be told has everything on the screen read anew', async () => {
  const { store, seen, tell, pass } = setup()
  store.dispatch(loggedIn(SOMEBODY))
  await pass(0)
  await tell({ type: 'refresh_all', position: '900' }, { type: 'open' })
  expect(seen).toEqual([missedMuch()])
})

test('while the socket is gone, what is on the screen is read anew once a minute', async () => {
  const { store, seen, tell, pass } = setup()
  store.dispatch(loggedIn(SOMEBODY))
  await pass(0)
  await tell({ type: 'open' })
  await pass(60_000)
  expect(seen).toEqual([])
  await tell({ type: 'lost' })
  await pass(60_000)
  expect(seen).toEqual([missedMuch()])
})

test('signals go both ways', async () => {
  const { store, seen, connections, tell, pass } = setup()
  store.dispatch(loggedIn(SOMEBODY))
  await pass(0)
  const signal = { name: 'typing', body: { chat_id: 'c', user_id: 'u' } } as const
  await tell({ type: 'signal', signal })
  expect(seen).toEqual([signHeard(signal)])
  store.dispatch(sendSignal({ name: 'typing', body: { chat_id: 'c' } }))
  expect(connections[0]?.said).toEqual([{ name: 'typing', body: { chat_id: 'c' } }])
})

test('ACC-03 a token that is too old is renewed, and the socket tries again; pauses grow where that does not help', async () => {
  let refreshes = 0
  const refreshSince = () => async () => {
    refreshes += 1
    return 'done' as const
  }
  const { store, connections, tell, pass } = setup({ refreshSince })
  store.dispatch(loggedIn(SOMEBODY))
  await pass(0)
  await tell({ type: 'refused', code: 'JWT_EXPIRED' })
  expect([refreshes, connections[0]?.tries()]).toEqual([1, 1])
  await tell({ type: 'refused', code: 'JWT_EXPIRED' })
  expect([refreshes, connections[0]?.tries()]).toEqual([1, 1])
  expect(selectIsLost(store.getState())).toBe(true)
  await pass(5_000)
  expect([refreshes, connections[0]?.tries()]).toEqual([2, 2])
  await tell({ type: 'open' })
  expect(selectLiveStatus(store.getState())).toBe('open')
})

test('ACC-03 a session that is over for good is checked, which leads to the log-in', async () => {
  const { services, store, connections, tell, pass } = setup({ refreshSince: () => async () => 'refused' })
  services.api.on(checkSession, () => ({ data: null }))
  store.dispatch(loggedIn(SOMEBODY))
  await pass(0)
  await tell({ type: 'refused', code: 'NOT_LOGGED_IN' })
  await pass(100)
  expect(connections[0]?.tries()).toBe(0)
  expect(connections[0]?.isClosed()).toBe(true)
  expect(store.getState().session.status).toBe('visitor')
})

test('without the code there is no socket, and it is asked for again', async () => {
  let fails = 1
  const { sockets } = fakeServices()
  const live = async () => {
    fails -= 1
    if (fails >= 0) throw new Error('offline')
    return sockets.open
  }
  const { services, store, pass } = setup({ live })
  store.dispatch(loggedIn(SOMEBODY))
  await pass(0)
  expect(sockets.connections).toHaveLength(0)
  await pass(30_000)
  expect(sockets.connections).toHaveLength(1)
  expect(services.reported).toEqual([])
})
