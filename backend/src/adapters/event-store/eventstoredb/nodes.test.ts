import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type EventStore, START } from '@kredka/contracts/kernel/ports'
import { until } from '../../../kernel/reactions/testing/until.ts'
import {
  behind,
  collect,
  freshStream,
  idsOf,
  insist,
  newEvents,
} from '../../../kernel/testing/event-store-contract/harness.ts'
import { type MemoryLog, memoryLog } from '../../../kernel/testing/memory-log.ts'
import { createFlakyProxy } from '../testing/flaky-proxy.ts'
import { createEventStoreDbStore } from './store.ts'
import { type StandInCluster, startCluster } from './testing/cluster.ts'
import type { StandIn } from './testing/stand-in.ts'

describe('a cluster of EventStoreDB', () => {
  let cluster: StandInCluster
  let store: EventStore
  let log: MemoryLog

  beforeEach(async () => {
    cluster = await startCluster()
    log = memoryLog()
    store = createEventStoreDbStore({ url: cluster.url, log, timeoutMs: 60_000 })
  })
  afterEach(async () => {
    for (const node of cluster.nodes) node.faults.hung = false
    await store.close()
    await cluster.close()
  })

  const node = (n: number): StandIn => {
    const found = cluster.nodes[n]
    if (!found) throw new Error(`no node ${n}`)
    return found
  }

  test('EVT-02 a leader that hangs stands the site still for seconds from when another leads: appends, reads, subscriptions', async () => {
    const stream = freshStream()
    const seen = collect(store, START, new Set([stream]), ({ length }) => length === 4)
    await store.append(stream, 'no_stream', newEvents(2))
    node(0).faults.hung = true
    const events = newEvents(2)
    const waiting = insist(store, stream, 1, events)
    const reading = store.read(stream).catch(() => store.read(stream))
    cluster.elect(node(1))
    const from = performance.now()
    expect((await waiting).revision).toBe(3)
    expect((await reading).length).toBeGreaterThanOrEqual(2)
    expect((await seen).map(({ revision }) => revision)).toEqual([0, 1, 2, 3])
    expect(performance.now() - from).toBeLessThan(5_000)
    node(0).faults.hung = false
    expect(await store.append(stream, 1, events)).toMatchObject({ revision: 3 })
    expect(idsOf(await store.read(stream, { from: 2 }))).toEqual(idsOf(events))
  })

  test('EVT-02 a leader that hung, goes on and still believes in itself is not followed', async () => {
    cluster.mislead(node(0))
    cluster.elect(node(2))
    const others = createEventStoreDbStore({ url: cluster.url, log, timeoutMs: 60_000 })
    expect((await others.append(freshStream(), 'no_stream', newEvents(1))).revision).toBe(0)
    await others.close()
    const followed = log.lines.filter(({ message }) => message === 'this node leads')
    expect(followed.map(({ fields }) => fields)).toMatchObject([{ node: `127.0.0.1:${node(2).port}` }])
  })

  test('EVT-02 leaders that die one after the other lose nothing and double nothing', async () => {
    const stream = freshStream()
    const seen = collect(store, START, new Set([stream]), ({ length }) => length === 60)
    for (let n = 0; n < 60; n += 1) {
      if (n % 20 === 19) {
        cluster.elect(node(Math.floor(n / 20) % 3))
        node((Math.floor(n / 20) + 2) % 3).endStreams()
      }
      await insist(store, stream, behind(n), newEvents(1))
    }
    expect((await seen).map(({ revision }) => revision)).toEqual(Array.from({ length: 60 }, (_, n) => n))
  })

  test('EVT-02 a cluster under one name is found, and while none of it leads an append waits for one', async () => {
    const hasty = { log, timeoutMs: 300 }
    const discovered = createEventStoreDbStore({
      url: `esdb+discover://localhost:${node(2).port}?tls=false`,
      log,
      timeoutMs: 60_000,
    })
    const nobody = createEventStoreDbStore({ url: 'esdb://127.0.0.1:1,127.0.0.1:2?tls=false', ...hasty })
    try {
      expect((await discovered.append(freshStream(), 'no_stream', newEvents(1))).revision).toBe(0)
      await expect(nobody.append(freshStream(), 'no_stream', newEvents(1))).rejects.toMatchObject({
        name: 'StoreUnavailableError',
        message: 'no node of the cluster leads within 300 ms',
      })
    } finally {
      await discovered.close()
      await nobody.close()
    }
  })

  test.each([
    ['one node', () => `esdb://127.0.0.1:${node(0).port}?tls=false`],
    ['a cluster', () => cluster.url],
  ])('OPS-07 closing ends what %s has not answered, and nothing begins after it', async (_, url) => {
    const closing = createEventStoreDbStore({ url: url(), log, timeoutMs: 600_000 })
    const stream = freshStream()
    await closing.append(stream, 'no_stream', newEvents(1))
    for (const one of cluster.nodes) one.faults.silent = true
    const underWay = [closing.append(stream, 0, newEvents(1)), closing.read(stream), closing.head()]
    const ended = Promise.allSettled(underWay)
    await sleep(50)
    await closing.close()
    const closed = { reason: { name: 'StoreUnavailableError', message: 'the store is closed' } }
    expect(await ended).toMatchObject([closed, closed, closed])
    expect(await Promise.allSettled([closing.head(), closing.append(stream, 0, newEvents(1))])).toMatchObject([
      closed,
      closed,
    ])
  })

  test('OPS-07 closing leaves no connection open, also where one fell under a subscription and reads were never answered', async () => {
    const proxy = await createFlakyProxy(node(0).port)
    try {
      const closing = createEventStoreDbStore({
        url: `esdb://127.0.0.1:${proxy.port}?tls=false`,
        log,
        timeoutMs: 60_000,
      })
      const stream = freshStream()
      const seen = collect(closing, START, new Set([stream]), ({ length }) => length === 2)
      await insist(closing, stream, 'no_stream', newEvents(1))
      proxy.cut()
      await insist(closing, stream, 0, newEvents(1))
      expect((await seen).map(({ revision }) => revision)).toEqual([0, 1])
      node(0).faults.silent = true
      const reading = Promise.allSettled([closing.read(stream), closing.head()])
      await until(() => proxy.clients() > 0)
      await closing.close()
      expect((await reading).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
      await until(() => proxy.clients() === 0)
    } finally {
      await proxy.close()
    }
  })

  test('EVT-02 what is logged about nodes holds no password', async () => {
    const [hosts] = cluster.url.slice('esdb://'.length).split('?')
    const named = createEventStoreDbStore({ url: `esdb://admin:tajne@${hosts}?tls=false`, log, timeoutMs: 60_000 })
    await named.append(freshStream(), 'no_stream', newEvents(1))
    await named.close()
    expect(log.lines.map(({ message }) => message)).toContain('this node leads')
    expect(JSON.stringify(log.lines)).not.toContain('tajne')
  })

  test('EVT-02 OPS-05 while the client of the leading node cannot be made, that is logged without secrets; once it can, all goes on', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'certificate-'))
    const [cert, key] = [join(folder, 'own.crt'), join(folder, 'own.key')]
    const [hosts] = cluster.url.slice('esdb://'.length).split('?')
    const url = `esdb://admin:tajne@${hosts}?tls=false&userCertFile=${cert}&userKeyFile=${key}`
    const certified = createEventStoreDbStore({ url, log, timeoutMs: 60_000 })
    const failures = () => log.lines.filter(({ message }) => message === 'the node that leads cannot be followed')
    const followed = () => log.lines.filter(({ message }) => message === 'this node leads')
    try {
      await writeFile(cert, '')
      const waiting = certified.append(freshStream(), 'no_stream', newEvents(1))
      await until(() => failures().length > 0)
      await writeFile(key, '')
      expect((await waiting).revision).toBe(0)
      await rm(key)
      const before = failures().length
      cluster.elect(node(1))
      await until(() => failures().length > before)
      await writeFile(key, '')
      await until(() => followed().length === 2)
      expect((await insist(certified, freshStream(), 'no_stream', newEvents(1))).revision).toBe(0)
      const reason = 'Failed to load certificate key file. File was not found.'
      for (const [n, { level, fields }] of failures().entries()) {
        const leads = node(n < before ? 0 : 1)
        expect({ level, ...fields }).toMatchObject({ level: 'error', reason, node: `127.0.0.1:${leads.port}` })
      }
      expect(JSON.stringify(log.lines)).not.toMatch(/tajne|own\.key/)
    } finally {
      await certified.close()
      await rm(folder, { recursive: true })
    }
  })
})
