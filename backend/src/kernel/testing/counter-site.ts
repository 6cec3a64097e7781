import type { EventStore } from '@kredka/contracts/kernel/ports'
import { memoryEventStore } from '../../adapters/event-store/memory/store.ts'
import { counterEvents } from './counter.ts'
import { type TestWriteSideOptions, testWriteSide } from './test-write-side.ts'

export const COUNTER = '0000000000000000000000000c'
export const COUNTER_STREAM = `counter-${COUNTER}`

/** A write side of counters that tells how often it asked its store. Give two of them one `store` to let them race. */
export function counterSite(options: Partial<TestWriteSideOptions> = {}) {
  /** Appends asked for, and the revisions from which streams were read. */
  const calls = { appends: 0, reads: [] as number[] }
  const real = options.store ?? memoryEventStore()
  const store: EventStore = {
    ...real,
    append(stream, expected, events) {
      calls.appends += 1
      return real.append(stream, expected, events)
    },
    read(stream, read) {
      calls.reads.push(read?.from ?? 0)
      return real.read(stream, read)
    },
  }
  return { ...testWriteSide({ events: counterEvents, ...options, store }), real, calls }
}
