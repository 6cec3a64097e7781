import type { Recorded } from '@kredka/contracts/kernel/events'
import { must } from '@kredka/contracts/kernel/testing/must'
import { createOpenFacts } from './open-facts.ts'
import { COUNTER_USER, counter } from './testing/counter.ts'
import { counterSite } from './testing/counter-site.ts'

/** The notes up to the n-th count: what stands there never changes. */
function notes(events: readonly Recorded[], version: string): { readonly notes: readonly unknown[] } | null {
  const counted = events.filter(({ type }) => type === 'Counted')
  return counted.length < Number(version)
    ? null
    : { notes: counted.slice(0, Number(version)).map(({ data }) => data['note']) }
}

async function site(limit = 3) {
  const here = counterSite()
  const count = async (id: string, note: string) =>
    must(await here.write.execute(counter, id, { do: 'count', note }, here.context()))
  await count('one', 'Zażółć')
  await count('one', 'gęślą')
  await count('two', 'jaźń')
  const reads: string[] = []
  const reading = { hold: Promise.resolve() }
  const store = {
    read: async (stream: string) => {
      reads.push(stream)
      const events = await here.store.read(stream)
      await reading.hold
      return events
    },
  }
  const facts = createOpenFacts(store, here.encryption)(limit, notes)
  return { ...here, count, facts, reads, reading }
}

test('a version is opened once, with its words, also for those who ask at the same time', async () => {
  const { facts, reads } = await site()
  const asked = await Promise.all([1, 2, 3].map(() => facts('counter-one', '2')))
  expect(asked[0]).toEqual({ notes: ['Zażółć', 'gęślą'] })
  expect(new Set([...asked, await facts('counter-one', '2')]).size).toBe(1)
  expect(reads).toEqual(['counter-one'])
  expect(await facts('counter-one', '1')).toEqual({ notes: ['Zażółć'] })
  expect(reads.length).toBe(2)
})

test('what the stream does not know yet is asked for anew', async () => {
  const { facts, count } = await site()
  expect([await facts('counter-one', '3'), await facts('counter-none', '1')]).toEqual([null, null])
  await count('one', 'na koniec')
  expect((await facts('counter-one', '3'))?.notes[2]).toBe('na koniec')
})

test('as many as asked for are kept, those used last', async () => {
  const { facts, reads } = await site(2)
  for (const version of ['1', '2', '1']) await facts('counter-one', version)
  await facts('counter-two', '1')
  expect(reads.length).toBe(3)
  await facts('counter-one', '1')
  expect(reads.length).toBe(3)
  await facts('counter-one', '2')
  expect(reads.length).toBe(4)
})

test('a read that fails is not kept', async () => {
  const { facts, reading } = await site()
  reading.hold = Promise.reject(new Error('the store is down'))
  await expect(facts('counter-one', '1')).rejects.toThrow('the store is down')
  reading.hold = Promise.resolve()
  expect(await facts('counter-one', '1')).not.toBeNull()
})

describe('EVT-10 the words of a forgotten person', () => {
  test('are gone from memory when this process forgets them, and those of others stay', async () => {
    const { facts, reads, encryption } = await site()
    await facts('counter-one', '1')
    await encryption.keyring.forget('0000000000000000000000bert')
    await facts('counter-one', '1')
    expect(reads.length).toBe(1)
    await encryption.keyring.forget(COUNTER_USER)
    expect(await facts('counter-one', '1')).toEqual({ notes: [null] })
    expect(reads.length).toBe(2)
  })

  test('are gone when the log tells that another process forgot them', async () => {
    const { facts, encryption, keyring, real, clock } = await site()
    await facts('counter-one', '1')
    await keyring.forget(COUNTER_USER)
    const [stored] = await real.read('counter-one')
    if (stored === undefined) throw new Error('nothing was stored')
    await encryption.openEvents([
      { ...stored, type: 'PersonForgotten', data: { subject_id: COUNTER_USER }, position: `${clock.now()}` },
    ])
    expect(await facts('counter-one', '1')).toEqual({ notes: [null] })
  })

  test('are not kept by a read that was under way, and not shared with who asks afterwards', async () => {
    const { facts, encryption, reading, reads } = await site()
    let go: () => void = () => undefined
    reading.hold = new Promise((resolve) => {
      go = resolve
    })
    const before = facts('counter-one', '1')
    await encryption.keyring.forget(COUNTER_USER)
    const after = facts('counter-one', '1')
    go()
    await before
    expect(await after).toEqual({ notes: [null] })
    expect(await facts('counter-one', '1')).toEqual({ notes: [null] })
    expect(reads.length).toBe(2)
  })
})
