import { randomUUID } from 'node:crypto'

/** A record of the stand-in's log. */
export interface LogRecord {
  readonly stream: string
  readonly revision: number
  readonly id: string
  readonly type: string
  readonly contentType: string
  readonly data: Uint8Array
  readonly metadata: Uint8Array
  /** Both halves of the position, as a server gives for events outside of explicit transactions. */
  readonly position: bigint
}

export type Proposed = Pick<LogRecord, 'id' | 'type' | 'contentType' | 'data' | 'metadata'>
export type Expected = 'any' | 'no_stream' | 'stream_exists' | bigint

export type Decision =
  | { readonly kind: 'written'; readonly last: LogRecord }
  | { readonly kind: 'idempotent'; readonly last: LogRecord }
  | { readonly kind: 'wrong'; readonly current: number }
  | { readonly kind: 'deleted' }

/** An EventStoreDB log in memory, with the decisions of the server's IndexWriter. */
export interface ServerLog {
  readonly records: readonly LogRecord[]
  append(stream: string, expected: Expected, events: readonly Proposed[]): Decision
  /** What can be read of a stream: nothing after a deletion. */
  stream(name: string): readonly LogRecord[]
  softDelete(stream: string): void
  tombstone(stream: string): void
  isTombstoned(stream: string): boolean
  /** Goes on from an older copy of the log, which held so many records. */
  restore(length: number): void
  /** As a restart does: `any` and `stream_exists` recognise no repeat of before. */
  forgetRecent(): void
  /** Resolves at the next append. */
  waitForGrowth(): Promise<void>
}

/** So many appends apart the server writes an event of its own. */
const STATISTICS_EVERY = 7

export function createServerLog(): ServerLog {
  const records: LogRecord[] = []
  const streams = new Map<string, LogRecord[]>()
  /** The server's recent ids: all that `any` and `stream_exists` look at. */
  const committed = new Map<string, LogRecord>()
  const truncatedBefore = new Map<string, number>()
  const tombstones = new Set<string>()
  let growth = Promise.withResolvers<void>()
  let end = 1_000n

  const readStream = (stream: string) => streams.get(stream) ?? []
  const readable = (stream: string) =>
    tombstones.has(stream)
      ? []
      : readStream(stream).filter(({ revision }) => revision >= (truncatedBefore.get(stream) ?? 0))
  const isSoftDeleted = (stream: string) => truncatedBefore.has(stream) && readable(stream).length === 0

  let appends = 0

  function write(stream: string, events: readonly Proposed[]): Decision {
    const last = put(stream, events)
    appends += 1
    if (appends % STATISTICS_EVERY === 0) put('$stats-127.0.0.1:2113', [statistics()])
    growth.resolve()
    growth = Promise.withResolvers()
    return { kind: 'written', last }
  }

  function put(stream: string, events: readonly Proposed[]): LogRecord {
    const own = readStream(stream)
    streams.set(stream, own)
    for (const event of events) {
      const record = { ...event, stream, revision: own.length, position: end }
      end += BigInt(120 + event.data.length + event.metadata.length)
      own.push(record)
      records.push(record)
      committed.set(event.id, record)
    }
    return lastOf(own)
  }

  put('$users', [{ ...statistics(), type: '$UserCreated' }])

  function appendAnywhere(stream: string, events: readonly Proposed[]): Decision {
    const known = events
      .map(({ id }) => committed.get(id))
      .map((record) => (record?.stream === stream ? record : undefined))
    if (!known[0]) return write(stream, events)
    if (known.includes(undefined)) return { kind: 'wrong', current: readStream(stream).length - 1 }
    return { kind: 'idempotent', last: known.at(-1) ?? known[0] }
  }

  function appendBehind(stream: string, expected: number, events: readonly Proposed[]): Decision {
    const own = readStream(stream)
    const places = events.map((event, n) => ({ event, record: own[expected + 1 + n] }))
    if (places.every(({ event, record }) => record?.id === event.id)) {
      return { kind: 'idempotent', last: lastOf(places.flatMap(({ record }) => record ?? [])) }
    }
    const fresh = places[0]?.record?.id !== events[0]?.id
    if (fresh && expected === -1 && isSoftDeleted(stream)) return write(stream, events)
    return { kind: 'wrong', current: own.length - 1 }
  }

  return {
    records,
    append: (stream, expected, events) => {
      const current = readStream(stream).length - 1
      if (tombstones.has(stream)) return { kind: 'deleted' }
      if (expected === 'stream_exists' && isSoftDeleted(stream)) return { kind: 'deleted' }
      if (expected === 'stream_exists' && current < 0) return { kind: 'wrong', current }
      if (expected === 'any' || expected === 'stream_exists') return appendAnywhere(stream, events)
      const number = expected === 'no_stream' ? -1 : Number(expected)
      if (number < current) return appendBehind(stream, number, events)
      return number > current ? { kind: 'wrong', current } : write(stream, events)
    },
    stream: readable,
    softDelete: (stream) => void truncatedBefore.set(stream, readStream(stream).length),
    tombstone: (stream) => void tombstones.add(stream),
    isTombstoned: (stream) => tombstones.has(stream),
    restore: (length) => {
      for (const { stream, id, position } of records.splice(length).reverse()) {
        readStream(stream).pop()
        committed.delete(id)
        end = position
      }
    },
    forgetRecent: () => committed.clear(),
    waitForGrowth: () => growth.promise,
  }
}

function statistics(): Proposed {
  const empty = new TextEncoder().encode('{}')
  return { id: randomUUID(), type: '$statsCollected', contentType: 'application/json', data: empty, metadata: empty }
}

function lastOf(records: readonly LogRecord[]): LogRecord {
  const last = records.at(-1)
  if (!last) throw new Error('no record')
  return last
}
