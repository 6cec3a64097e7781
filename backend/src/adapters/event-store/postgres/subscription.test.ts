import type { StoredEvent } from '@kredka/contracts/kernel/ports'
import { memoryLog } from '../../../kernel/testing/memory-log.ts'
import type { Page, Reader } from './reader.ts'
import { follow } from './subscription.ts'
import { createTail } from './tail.ts'

function eventAt(position: bigint): StoredEvent {
  const place = { stream: 'a-1', revision: Number(position) - 1, position: position.toString() }
  return { ...place, id: crypto.randomUUID(), type: 'ThingHappened', data: {}, metadata: {} }
}

/** A log of `length` events that counts how often a page of it is asked for. */
function countingReader(
  length: bigint,
  failures = 0,
): Pick<Reader, 'stream' | 'head' | 'page'> & { readonly asked: bigint[] } {
  const asked: bigint[] = []
  return {
    asked,
    stream: async () => [],
    head: async () => length,
    page: async (from, limit): Promise<Page> => {
      asked.push(from)
      if (asked.length <= failures) throw new Error('connection lost')
      const count = Math.min(limit, Number(length - from))
      const events = Array.from({ length: count }, (_, n) => eventAt(from + BigInt(n) + 1n))
      return { events, last: from + BigInt(count), complete: count < limit }
    },
  }
}

test('EVT-04 a slow subscriber holds one page: the next is read when it is asked for', async () => {
  const reader = countingReader(10_000n)
  const tail = createTail(reader, memoryLog(), 10)
  const stop = new AbortController()
  const batches = follow(0n, stop.signal, reader, tail, memoryLog())
  for (let n = 1; n <= 5; n += 1) {
    const { value } = await batches.next()
    expect(value).toMatchObject({ position: String(n * 500), caught_up: false })
    await new Promise(setImmediate)
    expect(reader.asked).toHaveLength(n)
  }
  stop.abort()
  expect((await batches.next()).done).toBe(true)
  tail.close()
})

test('EVT-04 after errors the same page is read again', async () => {
  const reader = countingReader(3n, 2)
  const tail = createTail(reader, memoryLog(), 10)
  const stop = new AbortController()
  const batches = follow(1n, stop.signal, reader, tail, memoryLog())
  expect((await batches.next()).value).toMatchObject({ position: '3', caught_up: true })
  expect(reader.asked).toEqual([1n, 1n, 1n])
  stop.abort()
  tail.close()
})
