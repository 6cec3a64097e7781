/** @jest-environment jsdom */
import { listMessages, sendMessage } from '@kredka/contracts/chat/endpoints'
import type { ChatMessageView } from '@kredka/contracts/chat/views'
import { waitFor } from '@testing-library/react'
import { liveStatus } from '../app/live/live-slice.ts'
import { loggedIn } from '../app/session/session-slice.ts'
import { createStore } from '../app/store/store.ts'
import { rejected } from '../app/testing/fake-api.ts'
import { fakeLocks } from '../app/testing/locks.ts'
import { fakeStorage } from '../app/testing/own-storage.ts'
import { SOMEBODY } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { localError } from '../kernel/errors.ts'
import { chatSaga } from './chat-saga.ts'
import { messageWritten, selectConversation, selectUnsent, sendingRetried, unsentDiscarded } from './chat-slice.ts'
import { messageAt, TEACHER } from './testing/chats.ts'

/** The server's side of a chat: takes a message once for each key, however often it comes. */
function fakeServer() {
  const taken = new Map<string, ChatMessageView>()
  return {
    taken,
    take(key: string, message: string): ChatMessageView {
      const known = taken.get(key)
      const sent = known ?? messageAt(2 * taken.size + 1, { message })
      taken.set(key, sent)
      return sent
    },
  }
}

/** Tabs of one browser with one storage. */
function browser(server = fakeServer()) {
  const [storage, locked] = [fakeStorage(), fakeLocks()]
  return {
    server,
    tab() {
      const services = fakeServices({ own: storage.tab(), locked })
      const { api } = services
      const keyOf = () => api.calls.findLast(({ name }) => name === sendMessage.name)?.key ?? ''
      api.on(sendMessage, ({ message }) => ({ data: server.take(keyOf(), message) }))
      api.on(listMessages, () => ({ data: [...server.taken.values()].reverse() }))
      const store = createStore(services)
      store.dispatch(loggedIn(SOMEBODY))
      store.start(chatSaga.name, chatSaga.run)
      const unsent = () => selectUnsent(store.getState())
      const shown = () => selectConversation(store.getState(), TEACHER).messages.map(({ message }) => message)
      const write = (message: string) => store.dispatch(messageWritten({ peer: TEACHER, message, after: 0 }))
      return { store, api, keyOf, unsent, shown, write }
    },
  }
}

const back = () => window.dispatchEvent(new Event('online'))

test('CHT-01 what is written is sent, shown as sent, and no longer kept', async () => {
  const { tab, server } = browser()
  const { write, unsent, shown } = tab()
  write('Dzień dobry')
  expect(unsent()).toMatchObject([{ message: 'Dzień dobry', failed: null }])
  await waitFor(() => expect(shown()).toEqual(['Dzień dobry']))
  expect(unsent()).toEqual([])
  expect(server.taken.size).toBe(1)
})

test('CHT-01 a cut after the server took the message: it is sent again with the same key and stands there once', async () => {
  const { tab, server } = browser()
  const { api, write, unsent, shown, keyOf } = tab()
  api.on(sendMessage, ({ message }) => {
    server.take(keyOf(), message)
    return { error: localError('OFFLINE') }
  })
  write('Dzień dobry')
  await waitFor(() => expect(api.inputsOf(sendMessage)).toHaveLength(1))
  expect(unsent()).toHaveLength(1)
  api.on(sendMessage, ({ message }) => ({ data: server.take(keyOf(), message) }))
  await waitFor(() => {
    back()
    expect(shown()).toEqual(['Dzień dobry'])
  })
  expect(unsent()).toEqual([])
  expect(server.taken.size).toBe(1)
  expect(new Set(api.calls.filter(({ name }) => name === sendMessage.name).map(({ key }) => key)).size).toBe(1)
})

test('CHT-01 what waits is tried again as soon as the socket stands', async () => {
  const { tab, server } = browser()
  const { api, store, write, shown, keyOf } = tab()
  // so long a pause that it does not end within this test
  api.on(sendMessage, () => rejected('TOO_MANY_REQUESTS', { params: { seconds: 600 } }))
  write('Dzień dobry')
  await waitFor(() => expect(api.inputsOf(sendMessage)).toHaveLength(1))
  api.on(sendMessage, ({ message }) => ({ data: server.take(keyOf(), message) }))
  await waitFor(() => {
    store.dispatch(liveStatus({ kind: 'person', status: 'open' }))
    expect(shown()).toEqual(['Dzień dobry'])
  })
})

test('CHT-01 several messages go one after the other, in the order they were written', async () => {
  const { tab } = browser()
  const { api, write, shown, keyOf } = tab()
  const server = fakeServer()
  const first = Promise.withResolvers<void>()
  api.on(sendMessage, async ({ message }) => {
    const key = keyOf()
    await first.promise
    const sent = server.take(key, message)
    return { data: { ...sent, number: server.taken.size } }
  })
  for (const text of ['raz', 'dwa', 'trzy']) write(text)
  await waitFor(() => expect(api.inputsOf(sendMessage)).toHaveLength(1))
  first.resolve()
  await waitFor(() => expect(shown()).toEqual(['raz', 'dwa', 'trzy']))
  expect(api.inputsOf(sendMessage).map(({ message }) => message)).toEqual(['raz', 'dwa', 'trzy'])
})

test('CHT-01 a reload in the middle of sending loses nothing and doubles nothing', async () => {
  const { tab, server } = browser()
  const before = tab()
  before.api.on(sendMessage, ({ message }) => {
    server.take(before.keyOf(), message)
    return { error: localError('OFFLINE') }
  })
  before.write('Dzień dobry')
  await waitFor(() => expect(server.taken.size).toBe(1))
  const after = tab()
  await waitFor(() => expect(after.shown()).toEqual(['Dzień dobry']))
  expect(after.unsent()).toEqual([])
  expect(server.taken.size).toBe(1)
})

test('CHT-01 two tabs with the same message waiting send it once, and both come to rest', async () => {
  const { tab, server } = browser()
  const [one, other] = [tab(), tab()]
  for (const { api } of [one, other]) api.on(sendMessage, () => ({ error: localError('OFFLINE') }))
  one.write('Dzień dobry')
  await waitFor(() => expect(other.unsent()).toHaveLength(1))
  await waitFor(() => expect(other.api.inputsOf(sendMessage)).toHaveLength(1))
  for (const { api, keyOf } of [one, other])
    api.on(sendMessage, ({ message }) => ({ data: server.take(keyOf(), message) }))
  await waitFor(() => {
    back()
    expect([one.shown(), other.shown()]).toEqual([['Dzień dobry'], ['Dzień dobry']])
  })
  await waitFor(() => expect([one.unsent(), other.unsent()]).toEqual([[], []]))
  expect(server.taken.size).toBe(1)
})

test('CHT-01 a refused message stays with its reason; it can be sent again as a new attempt, or given up in all tabs', async () => {
  const { tab, server } = browser()
  const [one, other] = [tab(), tab()]
  for (const { api } of [one, other]) api.on(sendMessage, () => rejected('OUT_OF_TURN'))
  one.write('Dzień dobry')
  await waitFor(() => expect(one.unsent()[0]?.failed?.code).toBe('OUT_OF_TURN'))
  await waitFor(() => expect(other.unsent()[0]?.failed?.code).toBe('OUT_OF_TURN'))
  const [refused] = one.unsent()
  if (refused === undefined) throw new Error('nothing was refused')
  one.api.on(sendMessage, ({ message }) => ({ data: server.take(one.keyOf(), message) }))
  other.api.on(sendMessage, ({ message }) => ({ data: server.take(other.keyOf(), message) }))
  one.store.dispatch(sendingRetried(refused))
  await waitFor(() => expect(one.shown()).toEqual(['Dzień dobry']))
  // under its first key the server keeps the refusal
  expect([...server.taken.keys()]).toEqual([`${refused.key}.1`])

  for (const { api } of [one, other]) api.on(sendMessage, () => rejected('CHAT_BLOCKED_BY_OTHER'))
  one.write('Halo')
  await waitFor(() => expect(one.unsent()[0]?.failed?.code).toBe('CHAT_BLOCKED_BY_OTHER'))
  const [second] = one.unsent()
  if (second === undefined) throw new Error('nothing was refused')
  one.store.dispatch(unsentDiscarded(second))
  await waitFor(() => expect([one.unsent(), other.unsent()]).toEqual([[], []]))
  expect(server.taken.size).toBe(1)
})
