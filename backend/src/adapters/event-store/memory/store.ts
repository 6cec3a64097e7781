import { randomUUID } from 'node:crypto'
import {
  type EventStore,
  MAX_PAGE_BYTES,
  type Position,
  START,
  type StoredEvent,
  type SubscriptionBatch,
  WrongRevisionError,
} from '@kredka/contracts/kernel/ports'
import { type EncodedAppend, type EncodedEvent, encodeAppend } from '../../../kernel/encoded-append.ts'

const PAGE = 500

interface Kept extends EncodedEvent {
  readonly stream: string
  readonly revision: number
  readonly position: Position
}

/** The first events that a page may hold. */
function atMostBytes(events: readonly Kept[]): readonly Kept[] {
  let bytes = 0
  const tooMany = events.findIndex(({ data, metadata }, n) => {
    bytes += data.length + metadata.length
    return n > 0 && bytes > MAX_PAGE_BYTES
  })
  return tooMany < 0 ? events : events.slice(0, tooMany)
}

/**
 * The event store's contract over an array: for tests of what stands on top, and for pasts that are made up before they
 * are stored. Positions are `1`, `2`, …
 */
export function memoryEventStore(): EventStore {
  const identity = randomUUID()
  const log: Kept[] = []
  const streams = new Map<string, Kept[]>()
  let woken = Promise.withResolvers<void>()
  let closed = false

  function wake(): void {
    woken.resolve()
    woken = Promise.withResolvers()
  }

  function write({ stream, events }: EncodedAppend): Kept {
    const stored = streams.get(stream) ?? []
    streams.set(stream, stored)
    for (const event of events) {
      const written = { ...event, stream, revision: stored.length, position: String(log.length + 1) }
      stored.push(written)
      log.push(written)
    }
    wake()
    return lastOf(stored)
  }

  async function* follow(from: Position, signal: AbortSignal): AsyncGenerator<SubscriptionBatch, void> {
    let at = indexOf(from)
    let live = false
    signal.addEventListener('abort', wake, { once: true })
    while (!signal.aborted && !closed) {
      const next = woken.promise
      const events = log.slice(at, at + PAGE)
      at += events.length
      const caught_up = at >= log.length
      if (events.length > 0 || !live) {
        const position = events.at(-1)?.position ?? from
        yield { events: events.map(read), position, caught_up }
      }
      live = caught_up
      if (live && at >= log.length) await next
    }
  }

  return {
    append: async (stream, expected, events) => {
      const append = encodeAppend(stream, expected, events)
      const stored = streams.get(stream) ?? []
      const repeated = repeatOf(append, stored)
      if (repeated) return { revision: repeated.revision, position: repeated.position }
      const known = append.events.some(({ id }) => stored.some((event) => event.id === id))
      if (known || !fits(append, stored)) throw new WrongRevisionError(stream, expected, stored.length - 1)
      const { revision, position } = write(append)
      return { revision, position }
    },
    read: async (stream, { from, direction = 'forwards', limit } = {}) => {
      const stored = streams.get(stream) ?? []
      const wanted =
        direction === 'forwards'
          ? stored.slice(from ?? 0)
          : stored.filter(({ revision }) => from === undefined || revision <= from).reverse()
      return wanted.slice(0, limit).map(read)
    },
    readAll: async (from, limit) => {
      const start = indexOf(from)
      const events = atMostBytes(log.slice(start, start + limit))
      return { events: events.map(read), next: events.at(-1)?.position ?? from }
    },
    subscribe: (from, signal) => follow(from, signal),
    head: async () => log.at(-1)?.position ?? START,
    identity: async () => identity,
    eventAt: async (position) => log[indexOf(position) - 1]?.id ?? null,
    compare: (a, b) => indexOf(a) - indexOf(b),
    isPosition: (value) => value === START || /^[1-9]\d{0,14}$/.test(value),
    gapless: true,
    close: async () => {
      closed = true
      wake()
    },
  }
}

function fits({ expected }: EncodedAppend, stored: readonly Kept[]): boolean {
  if (expected === 'no_stream') return stored.length === 0
  return expected === stored.length - 1
}

/** The last event of an append that stands there already. */
function repeatOf({ expected, events }: EncodedAppend, stored: readonly Kept[]): Kept | undefined {
  const first = expected === 'no_stream' ? 0 : expected + 1
  const places = events.map((_, n) => stored[first + n])
  return places.every((event, n) => event !== undefined && event.id === events[n]?.id) ? places.at(-1) : undefined
}

/** Made anew for each reader: who changes what they were given does not change the log. */
function read({ stream, revision, position, id, type, data, metadata }: Kept): StoredEvent {
  const content = typeof data === 'string' ? JSON.parse(data) : new Uint8Array(data)
  return { stream, revision, position, id, type, data: content, metadata: JSON.parse(metadata) }
}

function lastOf(stored: readonly Kept[]): Kept {
  const last = stored.at(-1)
  if (!last) throw new Error('an append without events')
  return last
}

function indexOf(position: Position): number {
  return position === START ? 0 : Number(position)
}
