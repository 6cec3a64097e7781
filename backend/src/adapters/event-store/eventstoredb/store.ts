import type { EventStore, Log } from '@kredka/contracts/kernel/ports'
import { parseEsdbAddress } from '../../../kernel/esdb-address.ts'
import { createAppender } from './append.ts'
import { createIdentity } from './identity.ts'
import { createNodes } from './nodes.ts'
import { comparePositions, isPosition, toLogPosition } from './position.ts'
import { createReader } from './reader.ts'
import { follow } from './subscription.ts'

export interface EventStoreDbOptions {
  /**
   * `esdb://a:2113,b:2113` or `esdb+discover://…`, as `EVENTSTORE_URL` gives it. Reading the whole log needs an admin
   * of the server.
   */
  readonly url: string
  readonly log: Log
  /** An append, or a subscription's confirmation, that is not there by then counts as lost. Default 10 000 ms. */
  readonly timeoutMs?: number
}

/**
 * The event log in EventStoreDB 23.10 or newer, or KurrentDB (EVT-02). Nothing is called before the first use.
 * @throws TypeError for an address that makes no sense
 */
export function createEventStoreDbStore({ url, log, timeoutMs = 10_000 }: EventStoreDbOptions): EventStore {
  const childLog = log.child({ store: 'eventstoredb' })
  const nodes = createNodes(parseEsdbAddress(url), childLog, timeoutMs)
  const reader = createReader(nodes, timeoutMs)
  const append = createAppender(nodes, timeoutMs, reader)
  const read: EventStore['read'] = (stream, options = {}) => reader.stream(stream, options)
  const closing = new AbortController()
  return {
    append,
    read,
    readAll: reader.readAll,
    subscribe: (from, signal) => {
      toLogPosition(from)
      return follow(nodes, from, AbortSignal.any([signal, closing.signal]), childLog, timeoutMs)
    },
    head: reader.head,
    identity: createIdentity({ append, read }),
    eventAt: reader.eventAt,
    compare: comparePositions,
    isPosition,
    gapless: false,
    close: async () => {
      closing.abort()
      await nodes.close()
    },
  }
}
