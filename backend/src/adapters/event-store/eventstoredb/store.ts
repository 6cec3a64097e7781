import type { EventStore, Log } from '@kredka/contracts/kernel/ports'
import { createAppender } from './append.ts'
import { connect } from './client.ts'
import { comparePositions, isPosition, toLogPosition } from './position.ts'
import { createReader } from './reader.ts'
import { follow } from './subscription.ts'

export interface EventStoreDbOptions {
  /** `esdb://…` or `esdb+discover://…`, as `EVENTSTORE_URL` gives it. Reading the whole log needs an admin of the server. */
  readonly url: string
  readonly log: Log
  /** An append, or a subscription's confirmation, that is not there by then counts as lost. Default 10 000 ms. */
  readonly timeoutMs?: number
}

/**
 * The event log in EventStoreDB 23.10 or newer, or KurrentDB (EVT-02). Nothing is called before the first use.
 * @throws TypeError or ParseError for an address that the client does not understand
 */
export function createEventStoreDbStore({ url, log, timeoutMs = 10_000 }: EventStoreDbOptions): EventStore {
  const client = connect(url)
  const reader = createReader(client, timeoutMs)
  const closing = new AbortController()
  const childLog = log.child({ store: 'eventstoredb' })
  return {
    append: createAppender(client, timeoutMs, reader.positionOf),
    read: (stream, options = {}) => reader.stream(stream, options),
    readAll: reader.all,
    subscribe: (from, signal) => {
      toLogPosition(from)
      return follow(client, from, AbortSignal.any([signal, closing.signal]), childLog, timeoutMs)
    },
    head: reader.head,
    compare: comparePositions,
    isPosition,
    close: async () => {
      closing.abort()
      await client.dispose()
    },
  }
}
