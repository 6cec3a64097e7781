import {
  BACKWARDS,
  END,
  FORWARDS,
  InvalidArgumentError,
  START as LOG_START,
  type RecordedEvent,
  StreamDeletedError,
  type StreamingRead,
  StreamNotFoundError,
  UnknownError,
} from '@eventstore/db-client'
import {
  type AllPage,
  MAX_PAGE_BYTES,
  type Position,
  type ReadOptions,
  START,
  type StoredEvent,
  StoreUnavailableError,
} from '@kredka/contracts/kernel/ports'
import { isOfServer, isSystemEvent, toStoredEvent } from './convert.ts'
import { asPortError } from './errors.ts'
import type { Nodes } from './nodes.ts'
import { comparePositions, toLogPosition, toPosition } from './position.ts'
import { weigh } from './weigh.ts'

export interface Reader {
  /** @param ended aborts when nobody waits for the answer any more */
  stream(stream: string, options: ReadOptions, ended?: AbortSignal): Promise<StoredEvent[]>
  readAll(from: Position, limit: number): Promise<AllPage>
  head(): Promise<Position>
  /** Id of the event that stands at this very position; null where none does. */
  eventAt(position: Position): Promise<string | null>
  /** Of an event that stands there. */
  positionOf(stream: string, revision: number): Promise<Position>
}

/** @param idleMs a read that hears nothing for so long has failed: reads have no deadline of their own in the client */
export function createReader(nodes: Nodes, idleMs: number): Reader {
  let knownHead: Position = START

  /**
   * Reads `count` records of the log, or fewer heavy ones, and gives those that are not hidden, with the last record's
   * position.
   */
  async function records(
    from: Position | 'end',
    direction: typeof FORWARDS | typeof BACKWARDS,
    count: number,
    isHidden = isSystemEvent,
  ) {
    const fromPosition = from === 'end' ? END : (toLogPosition(from) ?? LOG_START)
    const { client, deposed } = await nodes.leading()
    const read = client.readAll({ fromPosition, direction, maxCount: count })
    let found = 0
    let bytes = 0
    let last: RecordedEvent | undefined
    const events: StoredEvent[] = []
    for await (const { event } of streamEvents(read, idleMs, deposed)) {
      if (!event) continue
      found += 1
      last = event
      if (isHidden(event)) continue
      const stored = toStoredEvent(event)
      events.push(stored)
      bytes += weigh(stored)
      if (bytes >= MAX_PAGE_BYTES) break
    }
    const isFull = bytes >= MAX_PAGE_BYTES
    return { events, last: last?.position && toPosition(last.position), ended: found < count && !isFull, isFull }
  }

  async function stream(
    name: string,
    { direction = 'forwards', from, limit }: ReadOptions,
    ended?: AbortSignal,
  ): Promise<StoredEvent[]> {
    if (limit === 0) return []
    const { client, deposed } = await nodes.leading()
    const read = client.readStream(name, {
      direction,
      fromRevision: from === undefined ? (direction === 'forwards' ? LOG_START : END) : BigInt(from),
      ...(limit === undefined ? {} : { maxCount: limit }),
    })
    const over = ended === undefined ? deposed : AbortSignal.any([deposed, ended])
    const events: StoredEvent[] = []
    try {
      for await (const { event } of streamEvents(read, idleMs, over)) if (event) events.push(toStoredEvent(event))
    } catch (error) {
      if (error instanceof StreamNotFoundError || error instanceof StreamDeletedError) return []
      throw asPortError(error)
    }
    return events
  }

  /** Reading begins with the event at the position itself, which was read before. */
  async function readAll(from: Position, limit: number): Promise<AllPage> {
    const events: StoredEvent[] = []
    for (let at = from; ; ) {
      const page = await records(at, FORWARDS, limit + 1)
      events.push(...page.events.filter(({ position }) => comparePositions(position, at) > 0))
      if (events.length >= limit || page.isFull || page.ended || page.last === undefined || page.last === at) break
      at = page.last
    }
    const wanted = events.slice(0, limit)
    return { events: wanted, next: wanted.at(-1)?.position ?? from }
  }

  /** Backwards over what may be many of the store's own events, never further than the head of last time. */
  async function head(): Promise<Position> {
    let at: Position | 'end' = 'end'
    for (let count = 4; ; count = Math.min(count * 8, 2_048)) {
      const page = await records(at, BACKWARDS, count)
      const [last] = page.events
      if (last) knownHead = last.position
      if (last || page.ended || page.last === undefined || comparePositions(page.last, knownHead) <= 0) return knownHead
      at = page.last
    }
  }

  /**
   * A server may refuse a position inside a record, which only another log has: it answers other questions meanwhile.
   * The log's identity counts: a version that does not hide it yet, still running, leaves its checkpoints there.
   */
  async function eventAt(position: Position): Promise<string | null> {
    if (position === START) return null
    try {
      const { events } = await records(position, FORWARDS, 1, isOfServer)
      return events.find((event) => event.position === position)?.id ?? null
    } catch (error) {
      if (!(error instanceof UnknownError) && !(error instanceof InvalidArgumentError)) throw error
      await head()
      return null
    }
  }

  return {
    stream,
    eventAt: (position) => eventAt(position).catch(rethrow),
    readAll: (from, limit) => readAll(from, limit).catch(rethrow),
    head: () => head().catch(rethrow),
    positionOf: async (name, revision) => {
      const [event] = await stream(name, { from: revision, limit: 1 })
      if (!event) throw new StoreUnavailableError(`stream ${name}: revision ${revision} cannot be read yet`)
      return event.position
    },
  }
}

function rethrow(error: unknown): never {
  throw asPortError(error)
}

async function* streamEvents<E>(read: StreamingRead<E>, idleMs: number, over: AbortSignal): AsyncGenerator<E, void> {
  const stop = () => read.destroy(new StoreUnavailableError(`nothing heard for ${idleMs} ms`))
  const leave = () => read.destroy(asPortError(over.reason))
  let timer = setTimeout(stop, idleMs)
  if (over.aborted) leave()
  over.addEventListener('abort', leave)
  try {
    for await (const item of read) {
      clearTimeout(timer)
      yield item
      timer = setTimeout(stop, idleMs)
    }
  } finally {
    clearTimeout(timer)
    over.removeEventListener('abort', leave)
    read.cancel().catch(() => undefined)
  }
}
