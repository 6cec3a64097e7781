import { type EventStore, StoreUnavailableError, WrongRevisionError } from '@kredka/contracts/kernel/ports'
import { must } from '@kredka/contracts/kernel/testing/must'
import { memoryEventStore } from '../../adapters/event-store/memory/store.ts'
import { commandIdOfKey } from '../ids.ts'
import { COUNTER_USER, counter, counterEvents, LIMIT } from '../testing/counter.ts'
import { COUNTER, COUNTER_STREAM, counterSite } from '../testing/counter-site.ts'
import { createFixedClock } from '../testing/fixed-clock.ts'
import { memoryKeyring } from '../testing/memory-keyring.ts'
import { sequenceIds } from '../testing/sequence-ids.ts'
import { testWriteSide } from '../testing/test-write-side.ts'
import type { CommandContext } from '../write-side.ts'

describe('the mailbox', () => {
  test('EVT-03 commands that come together are decided in turn, appended once, and each gets its own answer', async () => {
    const { write, context, calls } = counterSite()
    const first = write.execute(counter, COUNTER, { do: 'count' }, context())
    const rest = await Promise.allSettled([
      write.execute(counter, COUNTER, { do: 'count', by: LIMIT - 1 }, context()),
      write.execute(counter, COUNTER, { do: 'count' }, context()),
      write.execute(counter, COUNTER, { do: 'crash' }, context()),
      write.execute(counter, COUNTER, { do: 'clear' }, context()),
      write.execute(counter, COUNTER, { do: 'count', times: 3 }, context()),
    ])
    expect(must(await first).revision).toBe(0)
    expect(rest).toMatchObject([
      { value: { revision: 1, events: [{ revision: 1, data: { by: LIMIT - 1 } }] } },
      { value: { rejected: 'TOO_MANY_REQUESTS', params: { total: LIMIT } } },
      { reason: { message: 'the decider is broken' } },
      { value: { revision: 2, events: [{ type: 'Cleared' }] } },
      { value: { revision: 5, events: [{ revision: 3 }, { revision: 4 }, { revision: 5 }] } },
    ])
    expect(calls.appends).toBe(2)
  })

  test('what does not fit into one append goes with the next; what never fits fails alone', async () => {
    const { write, context, calls } = counterSite()
    const outcomes = await Promise.allSettled([
      write.execute(counter, COUNTER, { do: 'count' }, context()),
      write.execute(counter, COUNTER, { do: 'count', times: 300 }, context()),
      write.execute(counter, COUNTER, { do: 'count', times: 501 }, context()),
      write.execute(counter, COUNTER, { do: 'count', times: 200 }, context()),
      write.execute(counter, COUNTER, { do: 'count', times: 1 }, context()),
      write.execute(counter, COUNTER, { do: 'count', times: 100, note: 'x'.repeat(3_000) }, context()),
      write.execute(counter, COUNTER, { do: 'count', times: 100, note: 'x'.repeat(3_000) }, context()),
    ])
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ])
    expect(outcomes[2]).toMatchObject({ reason: { name: 'AppendTooLargeError' } })
    expect((await write.fold(counter, COUNTER)).state).toMatchObject({ total: 702, counts: 702 })
    expect(calls.appends).toBe(4)
  })
})

describe('races', () => {
  test('EVT-03 8 writers through two write sides lose nothing and double nothing', async () => {
    const store = memoryEventStore()
    const ids = sequenceIds()
    const sides = [counterSite({ store, ids }), counterSite({ store, ids })]
    const writers = Array.from({ length: 8 }, async (_, n) => {
      const { write, context } = sides[n % 2] ?? counterSite()
      for (let count = 0; count < 25; count += 1)
        must(await write.execute(counter, COUNTER, { do: 'count' }, context()))
    })
    await Promise.all(writers)
    const stored = await store.read(COUNTER_STREAM)
    expect(stored.map((event) => event.revision)).toEqual(Array.from({ length: 200 }, (_, n) => n))
    expect(new Set(stored.map((event) => event.metadata['command_id'])).size).toBe(200)
    for (const { write } of sides) expect((await write.fold(counter, COUNTER)).state.total).toBe(200)
  })

  test('EVT-03 a race lost for 2 s is a CONFLICT', async () => {
    const clock = createFixedClock()
    let attempts = 0
    const losing: EventStore = {
      ...memoryEventStore(),
      async append(stream, expected) {
        attempts += 1
        clock.advance(500)
        throw new WrongRevisionError(stream, expected, 7)
      },
    }
    const waited: number[] = []
    const wait = async (ms: number) => void waited.push(ms)
    const { write, context } = testWriteSide({ events: counterEvents, store: losing, clock, wait })
    expect(await write.execute(counter, COUNTER, { do: 'count' }, context())).toEqual({ rejected: 'CONFLICT' })
    expect(attempts).toBe(4)
    expect(waited.every((ms) => ms <= 50)).toBe(true)
  })

  test('a no is said only on a fold that is not behind', async () => {
    const here = counterSite()
    const there = counterSite({ store: here.real, ids: here.ids })
    await here.write.execute(counter, COUNTER, { do: 'count', by: LIMIT }, here.context())
    await there.write.execute(counter, COUNTER, { do: 'clear' }, there.context())
    expect(must(await here.write.execute(counter, COUNTER, { do: 'count' }, here.context())).revision).toBe(2)
    await there.write.execute(counter, COUNTER, { do: 'clear' }, there.context())
    await here.write.execute(counter, COUNTER, { do: 'count' }, here.context())
    expect(must(await there.write.execute(counter, COUNTER, { do: 'clear' }, there.context())).events).toHaveLength(1)
  })
})

describe('unknown outcomes', () => {
  test('EVT-03 an append without an answer is repeated with the same ids and stored once', async () => {
    const real = memoryEventStore()
    const batches: string[][] = []
    const flaky: EventStore = {
      ...real,
      async append(stream, expected, events) {
        batches.push(events.map((event) => event.id))
        const result = await real.append(stream, expected, events)
        if (batches.length < 3) throw new StoreUnavailableError('the answer was lost')
        return result
      },
    }
    const { write, context } = testWriteSide({ events: counterEvents, store: flaky, wait: async () => {} })
    const done = must(await write.execute(counter, COUNTER, { do: 'count', times: 2 }, context()))
    expect(done).toMatchObject({ revision: 1, position: await real.head() })
    expect(batches).toHaveLength(3)
    expect(new Set(batches.map(String)).size).toBe(1)
    expect(await real.read(COUNTER_STREAM)).toHaveLength(2)
  })

  test('OPS-08 a store that stays away fails the command, and the same command succeeds later without doubling', async () => {
    const real = memoryEventStore()
    let down = true
    const flaky: EventStore = {
      ...real,
      async append(stream, expected, events) {
        const result = await real.append(stream, expected, events)
        if (down) throw new StoreUnavailableError('down')
        return result
      },
    }
    const { write, context } = testWriteSide({ events: counterEvents, store: flaky, wait: async () => {} })
    const same = context('counters.count', { command_id: commandIdOfKey({ kind: 'visitor' }, 'k') })
    await expect(write.execute(counter, COUNTER, { do: 'count' }, same)).rejects.toThrow(StoreUnavailableError)
    down = false
    expect(must(await write.execute(counter, COUNTER, { do: 'count' }, same)).revision).toBe(0)
    expect(must(await write.execute(counter, COUNTER, { do: 'count' }, context())).revision).toBe(1)
    expect((await write.fold(counter, COUNTER)).state.total).toBe(2)
  })
})

describe('repeats', () => {
  const key = (name: string) => commandIdOfKey({ kind: 'user', id: COUNTER_USER }, name)

  test('API-10 a repeated command answers as the first time and appends nothing', async () => {
    const here = counterSite()
    const same = here.context('counters.count', { command_id: key('k1') })
    const first = await here.write.execute(counter, COUNTER, { do: 'count', times: 2, note: 'mine', at: 'first' }, same)
    await here.write.execute(counter, COUNTER, { do: 'count' }, here.context())
    here.clock.advance(60_000)
    const later = { ...same, now: here.clock.now() }
    expect(
      await here.write.execute(counter, COUNTER, { do: 'count', times: 2, note: 'mine', at: 'second' }, later),
    ).toEqual(first)
    const there = counterSite({ store: here.real, keyring: here.keyring })
    expect(
      await there.write.execute(counter, COUNTER, { do: 'count', times: 2, note: 'mine', at: 'third' }, later),
    ).toEqual(first)
    expect(await here.store.read(COUNTER_STREAM)).toHaveLength(3)
  })

  test('API-10 a repeat that waits in the same mailbox gets the same answer', async () => {
    const { write, context, store } = counterSite()
    const same = context('counters.count', { command_id: key('k1') })
    const [before, first, second] = await Promise.all([
      write.execute(counter, COUNTER, { do: 'count' }, context()),
      write.execute(counter, COUNTER, { do: 'count' }, same),
      write.execute(counter, COUNTER, { do: 'count' }, same),
    ])
    expect(must(before).revision).toBe(0)
    expect(second).toEqual(first)
    expect(await store.read(COUNTER_STREAM)).toHaveLength(2)
  })

  test('EVT-05 two processes that do the same at once store it once, and neither keeps its own version of it', async () => {
    const store = memoryEventStore()
    const sides = [counterSite({ store }), counterSite({ store })]
    const outcomes = await Promise.all(
      sides.map(({ write, context }, n) =>
        write.execute(
          counter,
          COUNTER,
          { do: 'count', by: n + 1 },
          context('counters.count', { command_id: key('k1') }),
        ),
      ),
    )
    expect(outcomes.map((outcome) => must(outcome).revision)).toEqual([0, 0])
    const [stored] = await store.read(COUNTER_STREAM)
    for (const { write } of sides) {
      const { state } = await write.fold(counter, COUNTER)
      expect(stored?.data).toMatchObject({ by: state.total })
    }
  })

  test('EVT-03 however old a repeat is, it answers as the first time; its neighbours go on', async () => {
    const { write, context, store, calls } = counterSite()
    const old = context('counters.count', { command_id: key('old') })
    const first = await write.execute(counter, COUNTER, { do: 'count', times: 2 }, old)
    for (let n = 0; n < 4; n += 1) await write.execute(counter, COUNTER, { do: 'count', times: 333 }, context())
    const [before, again, after] = await Promise.all([
      write.execute(counter, COUNTER, { do: 'count' }, context()),
      write.execute(counter, COUNTER, { do: 'count' }, old),
      write.execute(counter, COUNTER, { do: 'count' }, context()),
    ])
    expect(must(before).revision).toBe(1_334)
    expect(again).toEqual(first)
    expect(must(after).revision).toBe(1_335)
    expect(await store.read(COUNTER_STREAM)).toHaveLength(1_336)
    const fresh = context('counters.count', { command_id: key('fresh') })
    const reads = calls.reads.length
    await write.execute(counter, COUNTER, { do: 'count' }, fresh)
    expect(calls.reads.slice(reads)).toHaveLength(1)
  })

  test('EVT-03 a command that may be a repeat costs those that come with it no read, and the fold stays', async () => {
    const { write, context, store, calls } = counterSite()
    const count = (change: Partial<CommandContext> = {}) =>
      write.execute(counter, COUNTER, { do: 'count' }, context('counters.count', change))
    const old = { command_id: key('old') }
    const first = await count(old)
    await count()
    const reads = calls.reads.length
    const [, again, fresh, random] = await Promise.all([
      count(),
      count(old),
      count({ command_id: key('fresh') }),
      count(),
    ])
    expect(again).toEqual(first)
    expect([must(fresh).revision, must(random).revision]).toEqual([3, 4])
    // the repeat's own events, to answer with them; nothing else, neither before the append nor after it
    expect(calls.reads.slice(reads)).toEqual([0])
    await count()
    expect(calls.reads.slice(reads)).toHaveLength(1)
    expect(await store.read(COUNTER_STREAM)).toHaveLength(6)
  })

  test('EVT-03 a repeat that another process answered first is found also in the company of new commands', async () => {
    const here = counterSite()
    const there = counterSite({ store: here.real, ids: here.ids, keyring: here.keyring })
    const same = here.context('counters.count', { command_id: key('k1') })
    await here.write.execute(counter, COUNTER, { do: 'count' }, here.context())
    const first = await there.write.execute(counter, COUNTER, { do: 'count', by: 2 }, same)
    const [, again, other] = await Promise.all([
      here.write.execute(counter, COUNTER, { do: 'count' }, here.context()),
      here.write.execute(counter, COUNTER, { do: 'count', by: 3 }, same),
      here.write.execute(counter, COUNTER, { do: 'count' }, here.context()),
    ])
    expect(again).toEqual(first)
    expect(must(other).revision).toBe(3)
    expect((await here.write.fold(counter, COUNTER)).state.total).toBe(5)
  })
})

describe('keys', () => {
  test('ROO-01 EVT-10 of all people whose words one append holds are made in one go', async () => {
    const keyring = memoryKeyring()
    const asked: number[] = []
    const { write, context, ids } = counterSite({
      keyring: {
        ...keyring,
        keyFor: () => Promise.reject(new Error('one by one')),
        keysFor: (subjects) => {
          asked.push(subjects.length)
          return keyring.keysFor(subjects)
        },
      },
    })
    const note = { do: 'count', note: 'słowo' } as const
    const before = write.execute(counter, COUNTER, { do: 'count' }, context())
    const notes = Array.from({ length: 50 }, () =>
      write.execute(counter, COUNTER, { ...note, user_id: ids.entity() }, context()),
    )
    await Promise.all([before, ...notes])
    expect(asked).toEqual([50])
  })

  test('EVT-10 what was decided after a command that no append holds is decided anew', async () => {
    const { write, context } = counterSite()
    const outcomes = await Promise.allSettled([
      write.execute(counter, COUNTER, { do: 'count' }, context()),
      write.execute(counter, COUNTER, { do: 'count' }, context()),
      write.execute(counter, COUNTER, { do: 'count', by: 7, note: 'x'.repeat(5_000), times: 200 }, context()),
      write.execute(counter, COUNTER, { do: 'count' }, context()),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect((await write.fold(counter, COUNTER)).state).toMatchObject({ total: 3, counts: 3 })
  })
})
