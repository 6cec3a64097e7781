import {
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
  type EventStoreDBClient,
  excludeSystemEvents,
  type RecordedEvent,
  START,
} from '@eventstore/db-client'
import { type Position, StoreUnavailableError } from '@kredka/contracts/kernel/ports'
import { isSystemEvent } from './convert.ts'
import { toLogPosition } from './position.ts'

/** Events that the client may hold before it stops reading from the network. */
const BUFFERED = 64
/** In windows of 32 records. Nobody listens to checkpoints: only positions of events are ever stored. */
const CHECKPOINT_INTERVAL = 1_000

/** What a server subscription has brought so far, to be taken at the reader's pace. */
export interface Inbox {
  /** The next event, null when none has come yet. */
  take(): RecordedEvent | null
  /** True when all that stood in the log when the server said so, and all that came since, has been taken. */
  atEnd(): boolean
  /** Undefined while the subscription lives; how it ended otherwise. A clean end is one, too. */
  ended(): Error | undefined
  /** Resolves when something of the above may have changed since the call. */
  change(): Promise<void>
  close(): void
}

/** @param confirmMs a subscription that the server has not confirmed by then has failed */
export function openInbox(client: EventStoreDBClient, from: Position, signal: AbortSignal, confirmMs: number): Inbox {
  const source = client.subscribeToAll(
    {
      fromPosition: toLogPosition(from) ?? START,
      filter: excludeSystemEvents({ checkpointInterval: CHECKPOINT_INTERVAL }),
    },
    { highWaterMark: BUFFERED },
  )
  let end: Error | undefined
  /** How many of the buffered events stand before the server's mark; undefined while it has not come. */
  let beforeMark: number | undefined
  let bell = Promise.withResolvers<void>()
  const ring = () => bell.resolve()
  const finish = (error: Error) => {
    end ??= error
    ring()
  }
  const unconfirmed = setTimeout(() => finish(new StoreUnavailableError('the server does not answer')), confirmMs)

  source.on('confirmation', () => clearTimeout(unconfirmed))
  source.on('readable', ring)
  source.on('error', finish)
  source.on('end', () => finish(new StoreUnavailableError('the server ended the subscription')))
  source.on('close', () => finish(new StoreUnavailableError('the connection is gone')))
  onMark(source, 'caughtUp', () => {
    beforeMark = source.readableLength
    ring()
  })
  onMark(source, 'fellBehind', () => {
    beforeMark = undefined
  })
  signal.addEventListener('abort', ring)

  function take(): RecordedEvent | null {
    for (;;) {
      const resolved: AllStreamResolvedEvent | null = source.read()
      if (resolved === null) return null
      if (beforeMark !== undefined && beforeMark > 0) beforeMark -= 1
      if (resolved.event && !isSystemEvent(resolved.event)) return resolved.event
    }
  }

  return {
    take,
    atEnd: () => beforeMark === 0 && source.readableLength === 0,
    ended: () => end,
    change: () => {
      bell = Promise.withResolvers()
      return bell.promise
    },
    close: () => {
      clearTimeout(unconfirmed)
      signal.removeEventListener('abort', ring)
      source.unsubscribe().catch(() => undefined)
      source.destroy()
    },
  }
}

/** These marks are missing from the readable half of the client's type. */
function onMark(source: Pick<AllStreamSubscription, 'on'>, mark: 'caughtUp' | 'fellBehind', heard: () => void): void {
  source.on(mark, heard)
}
