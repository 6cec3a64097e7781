import { type EventStore, type Log, MAX_PAGE_BYTES } from '@kredka/contracts/kernel/ports'
import { createPool } from '@kredka/projections/postgres/postgres'
import { encodeAppend } from '../../../kernel/encoded-append.ts'
import { createAppendQueue } from './append-queue.ts'
import { createListener, createNotifier } from './hints.ts'
import { migratePostgresEventStore } from './migrate.ts'
import { comparePositions, isPosition, toNumber, toPosition } from './position.ts'
import { createReader } from './reader.ts'
import { sharePages } from './shared-pages.ts'
import { follow } from './subscription.ts'
import { createTail } from './tail.ts'
import { CONCURRENT_BATCHES, createWriter } from './writer.ts'

export interface PostgresEventStoreOptions {
  readonly url: string
  readonly log: Log
  /** Most connections for reading. Two more append, and one more listens once somebody subscribes. Default 4. */
  readonly readers?: number
  /** An append that has no answer by then has an unknown outcome. Default 10 000 ms. */
  readonly appendTimeoutMs?: number
  /** How often a waiting subscription asks for the end of the log when no hint came. Default 100 ms. */
  readonly pollMs?: number
  /** Least time between two hints to other processes. Default 20 ms. */
  readonly hintMs?: number
}

/**
 * The event log in a table of the project's Postgres (EVT-02), with its schema brought up to date.
 * @throws when the database does not answer or its schema cannot be made
 */
export async function createPostgresEventStore(options: PostgresEventStoreOptions): Promise<EventStore> {
  const { url, readers = 4, appendTimeoutMs = 10_000, pollMs = 100, hintMs = 20 } = options
  const log = options.log.child({ store: 'postgres' })
  const pool = createPool({ url, log, max: readers, name: 'event_store_reader' })
  try {
    await migratePostgresEventStore(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  const closing = new AbortController()
  const reader = createReader(pool)
  const tail = createTail(reader, log, pollMs)
  const page = sharePages(reader.page)
  const notifier = createNotifier(pool, log, hintMs)
  const listener = createListener(url, log, tail.reach)
  const writer = createWriter(url, log, appendTimeoutMs)
  const queue = createAppendQueue(writer.send, CONCURRENT_BATCHES, (position) => {
    tail.reach(toNumber(position))
    notifier.tell(toNumber(position))
  })
  let closed: Promise<void> | undefined

  async function close(): Promise<void> {
    closing.abort()
    tail.close()
    notifier.close()
    await queue.close()
    await Promise.all([listener.close(), writer.close(), pool.end()])
  }

  return {
    append: async (stream, expected, events) => queue.append(encodeAppend(stream, expected, events)),
    read: (stream, readOptions = {}) => reader.stream(stream, readOptions),
    readAll: async (from, limit) => {
      const page = await reader.page(toNumber(from), limit, MAX_PAGE_BYTES)
      return { events: page.events, next: page.events.at(-1)?.position ?? from }
    },
    subscribe: (from, signal) => {
      listener.start()
      return follow(toNumber(from), AbortSignal.any([signal, closing.signal]), { page }, tail, log)
    },
    head: async () => toPosition(await reader.head()),
    identity: reader.identity,
    eventAt: (position) => reader.eventAt(toNumber(position)),
    compare: comparePositions,
    isPosition,
    gapless: true,
    close: () => {
      closed ??= close()
      return closed
    },
  }
}
