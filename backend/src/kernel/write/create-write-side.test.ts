import type { EventStore } from '@kredka/contracts/kernel/ports'
import { must } from '@kredka/contracts/kernel/testing/must'
import { memoryEventStore } from '../../adapters/event-store/memory/store.ts'
import { commandIdOfKey } from '../ids.ts'
import { COUNTER_USER, counter, LIMIT } from '../testing/counter.ts'
import { COUNTER, COUNTER_STREAM, counterSite } from '../testing/counter-site.ts'

/** A site whose reads can be held up: before they reach the store, or with their answer at hand. */
function slowSite(under: EventStore = memoryEventStore()) {
  let held: Promise<void> | null = null
  let at: 'before' | 'after' = 'before'
  const store: EventStore = {
    ...under,
    async read(stream, read) {
      const gate = held
      if (gate !== null && at === 'before') await gate
      const events = await under.read(stream, read)
      if (gate !== null && at === 'after') await gate
      return events
    },
  }
  const hold = (where: 'before' | 'after' = 'before') => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    at = where
    return () => {
      held = null
      resolve()
    }
  }
  return { ...counterSite({ store }), real: under, hold }
}

describe('one command', () => {
  test('EVT-09 each event carries exactly the metadata of its command', async () => {
    const { write, context, store, clock } = counterSite()
    const command = context('counters.count', { correlation_id: 'corr', causation_id: 'cause' })
    const done = must(await write.execute(counter, COUNTER, { do: 'count', times: 2, note: 'hello' }, command))
    const stored = await store.read(COUNTER_STREAM)
    expect(stored.map((event) => event.metadata)).toEqual(
      Array.from({ length: 2 }, () => ({
        occurred_at: clock.iso(),
        actor: `user:${COUNTER_USER}`,
        command_id: command.command_id,
        command: 'counters.count',
        $correlationId: 'corr',
        $causationId: 'cause',
        schema_version: '1',
        origin: 'live',
      })),
    )
    expect(done.revision).toBe(1)
    expect(done.position).toBe(await store.head())
    expect(done.events).toMatchObject([{ data: { note: 'hello' } }, { data: { note: 'hello' } }])
    expect(JSON.stringify(stored)).not.toContain('hello')
  })

  test('a rejection is a value and appends nothing', async () => {
    const { write, context, store } = counterSite()
    const no = await write.execute(counter, COUNTER, { do: 'count', by: LIMIT + 1 }, context())
    expect(no).toEqual({ rejected: 'TOO_MANY_REQUESTS', params: { total: 0 } })
    expect(await store.read(COUNTER_STREAM)).toEqual([])
  })

  test('a command with nothing left to do answers with the end of the stream', async () => {
    const { write, context, store } = counterSite()
    expect(await write.execute(counter, COUNTER, { do: 'clear' }, context())).toEqual({
      position: null,
      revision: -1,
      events: [],
    })
    await write.execute(counter, COUNTER, { do: 'count' }, context())
    await write.execute(counter, COUNTER, { do: 'clear' }, context())
    const again = must(await write.execute(counter, COUNTER, { do: 'clear' }, context()))
    expect(again).toEqual({ position: await store.head(), revision: 1, events: [] })
  })

  test('EVT-08 an event that does not fit its schema throws and appends nothing', async () => {
    const { write, context, store } = counterSite()
    await expect(write.execute(counter, COUNTER, { do: 'write nonsense' }, context())).rejects.toThrow(
      'does not fit its schema',
    )
    expect(await store.read(COUNTER_STREAM)).toEqual([])
  })

  test('EVT-10 folds never see personal data, whether fed by own appends or by reading', async () => {
    const here = counterSite()
    const there = counterSite({ store: here.real, keyring: here.keyring })
    await here.write.execute(counter, COUNTER, { do: 'count', note: 'mine' }, here.context())
    expect((await here.write.fold(counter, COUNTER)).state.notes).toEqual([null])
    expect((await there.write.fold(counter, COUNTER)).state.notes).toEqual([null])
  })
})

describe('folds', () => {
  test('a known stream costs one append and no read', async () => {
    const { write, context, calls } = counterSite()
    for (let n = 0; n < 5; n += 1) await write.execute(counter, COUNTER, { do: 'count' }, context())
    expect(calls).toEqual({ appends: 5, reads: [] })
  })

  test('after a lost race only the tail is read', async () => {
    const here = counterSite()
    const there = counterSite({ store: here.real, ids: here.ids })
    await here.write.execute(counter, COUNTER, { do: 'count', times: 40 }, here.context())
    await there.write.execute(counter, COUNTER, { do: 'count', times: 2 }, there.context())
    await here.write.execute(counter, COUNTER, { do: 'count' }, here.context())
    expect(here.calls).toEqual({ appends: 3, reads: [40] })
    expect((await here.write.fold(counter, COUNTER)).state.total).toBe(43)
  })

  test('a recent fold is answered without a read, an older one reads the tail', async () => {
    const { write, context, calls, clock } = counterSite()
    await write.execute(counter, COUNTER, { do: 'count', times: 3 }, context())
    expect(await write.fold(counter, COUNTER, 1_000)).toEqual({
      state: { total: 3, counts: 3, notes: [null, null, null] },
      revision: 2,
    })
    expect(calls.reads).toEqual([])
    clock.advance(1_001)
    await write.fold(counter, COUNTER, 1_000)
    await write.fold(counter, COUNTER)
    expect(calls.reads).toEqual([3, 3])
    expect(await write.fold(counter, 'absent')).toEqual({ state: counter.initial, revision: -1 })
  })

  test('OPS-04 what the tail says that others appended is read, however recent the fold; own appends cost nothing', async () => {
    const here = counterSite()
    const there = counterSite({ store: here.real, ids: here.ids })
    await here.write.execute(counter, COUNTER, { do: 'count' }, here.context())
    here.write.noteRevisions(await here.real.read(`${counter.category}-${COUNTER}`))
    await here.write.fold(counter, COUNTER, 60_000)
    expect(here.calls.reads).toEqual([])
    await there.write.execute(counter, COUNTER, { do: 'count' }, there.context())
    here.write.noteRevisions(await here.real.read(`${counter.category}-${COUNTER}`))
    expect((await here.write.fold(counter, COUNTER, 60_000)).state.total).toBe(2)
    expect(here.calls.reads).toEqual([1])
  })

  test('what a command with a derived id appended is read back before the stream is used again', async () => {
    const { write, context, calls } = counterSite()
    await write.execute(counter, COUNTER, { do: 'count' }, context())
    const derived = commandIdOfKey({ kind: 'visitor' }, 'k')
    await write.execute(counter, COUNTER, { do: 'count' }, context('counters.count', { command_id: derived }))
    expect(calls).toEqual({ appends: 2, reads: [1] })
    expect((await write.fold(counter, COUNTER, 60_000)).state.total).toBe(2)
    await write.execute(counter, COUNTER, { do: 'count' }, context())
    expect(calls).toEqual({ appends: 3, reads: [1, 1] })
  })

  test('ADM-02 while what a derived id appended is read back, nobody is told the state before it', async () => {
    const { write, context, hold } = slowSite()
    await write.execute(counter, COUNTER, { do: 'count' }, context())
    const derived = commandIdOfKey({ kind: 'visitor' }, 'k')
    await write.execute(counter, COUNTER, { do: 'count' }, context('counters.count', { command_id: derived }))
    const release = hold()
    const first = write.fold(counter, COUNTER, 60_000)
    const second = write.fold(counter, COUNTER, 60_000)
    release()
    expect((await second).state.total).toBe(2)
    expect((await first).state.total).toBe(2)
  })

  test('OPS-04 what is heard while a stream is first read is not missed', async () => {
    const here = slowSite()
    await here.write.execute(counter, COUNTER, { do: 'count' }, here.context())
    const there = slowSite(here.real)
    const release = there.hold('after')
    const first = there.write.fold(counter, COUNTER)
    await here.write.execute(counter, COUNTER, { do: 'count' }, here.context())
    there.write.noteRevisions(await here.real.read(COUNTER_STREAM))
    release()
    await first
    expect((await there.write.fold(counter, COUNTER, 60_000)).state.total).toBe(2)
  })

  test('what one decider appends is known to the other folds of the stream at once', async () => {
    const { write, context } = counterSite()
    const other = { ...counter }
    await write.execute(counter, COUNTER, { do: 'count' }, context())
    expect((await write.fold(other, COUNTER)).state.total).toBe(1)
    await write.execute(counter, COUNTER, { do: 'count' }, context())
    expect((await write.fold(other, COUNTER, 60_000)).state.total).toBe(2)
  })

  test('two deciders fold one stream, each into its own state', async () => {
    const { write, context } = counterSite()
    const negative = { ...counter, evolve: (state: typeof counter.initial) => ({ ...state, total: state.total - 1 }) }
    await write.execute(counter, COUNTER, { do: 'count' }, context())
    expect((await write.fold(negative, COUNTER)).state.total).toBe(-1)
    expect((await write.fold(counter, COUNTER)).state.total).toBe(1)
  })

  test('the cache is bounded', async () => {
    const { write, context, calls } = counterSite({ limits: { streams: 2, bytes: 1_000 } })
    for (const id of ['a', 'b', 'c']) await write.execute(counter, id, { do: 'count' }, context())
    await write.fold(counter, 'c', 1_000)
    await write.fold(counter, 'b', 1_000)
    expect(calls.reads).toEqual([])
    await write.fold(counter, 'a', 1_000)
    expect(calls.reads).toEqual([0])
  })
})

describe('inline policies', () => {
  test('EVT-05 run before the answer, which bears the last position, and again on a repeat', async () => {
    let runs = 0
    const here = counterSite({
      inline: async (events, cause) => {
        if (cause.command === 'policy') return null
        runs += 1
        expect(events[0]?.data['note']).toBe('open')
        const follow = here.context('policy', {
          command_id: commandIdOfKey({ kind: 'system', id: 'p' }, cause.command_id),
        })
        return must(await here.write.execute(counter, 'other', { do: 'count' }, follow)).position
      },
    })
    const same = here.context('counters.count', { command_id: commandIdOfKey({ kind: 'visitor' }, 'k') })
    const first = must(await here.write.execute(counter, COUNTER, { do: 'count', note: 'open' }, same))
    expect(first.position).toBe(await here.store.head())
    expect(await here.write.execute(counter, COUNTER, { do: 'count', note: 'open' }, same)).toEqual(first)
    expect(runs).toBe(2)
    expect((await here.write.fold(counter, 'other')).state.total).toBe(1)
  })

  test('may write to the stream that caused them; what fails is logged and left to the runner', async () => {
    const here = counterSite({
      inline: async (_, cause) => {
        if (cause.command === 'policy') throw new Error('broken policy')
        await here.write.execute(counter, COUNTER, { do: 'count' }, here.context('policy'))
        return null
      },
    })
    const done = must(await here.write.execute(counter, COUNTER, { do: 'count' }, here.context()))
    expect(done.revision).toBe(0)
    expect(here.log.lines).toMatchObject([{ level: 'error', fields: { command: 'policy' } }])
    expect((await here.write.fold(counter, COUNTER)).state.total).toBe(2)
  })
})
