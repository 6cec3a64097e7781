import { type AllStreamSubscription, excludeSystemEvents, START } from '@eventstore/db-client'
import { type Position, type StoredEvent, StoreUnavailableError } from '@kredka/contracts/kernel/ports'
import { isSystemEvent, toStoredEvent } from './convert.ts'
import { asPortError } from './errors.ts'
import type { Leading } from './nodes.ts'
import { toLogPosition } from './position.ts'
import { weigh } from './weigh.ts'

/** Events that the client may hold before it stops reading from the network. */
const BUFFERED = 64
/**
 * What is taken off the network ahead of the reader, whichever is reached first: a server drops whoever lets a few
 * hundred live events wait, and a reader in the midst of a large batch is no sign of anything.
 */
const AHEAD_EVENTS = 4_000
const AHEAD_BYTES = 8 * 1024 * 1024
/** In windows of 32 records. Nobody listens to checkpoints: only positions of events are ever stored. */
const CHECKPOINT_INTERVAL = 1_000

export interface Taken {
  readonly event: StoredEvent
  readonly bytes: number
}

/** What a server subscription has brought so far, to be taken at the reader's pace. */
export interface Inbox {
  /** The next event, undefined when none has come yet. */
  take(): Taken | undefined
  /** True when all that stood in the log when the server said so, and all that came since, has been taken. */
  atEnd(): boolean
  /** Undefined while the subscription lives; how it ended otherwise. A clean end is one, too. */
  ended(): Error | undefined
  /** Resolves when something of the above may have changed since the call. */
  change(): Promise<void>
  close(): void
}

/** @param confirmMs a subscription that the server has not confirmed by then has failed */
export function openInbox({ client, deposed }: Leading, from: Position, signal: AbortSignal, confirmMs: number): Inbox {
  const source = client.subscribeToAll(
    {
      fromPosition: toLogPosition(from) ?? START,
      filter: excludeSystemEvents({ checkpointInterval: CHECKPOINT_INTERVAL }),
    },
    { highWaterMark: BUFFERED },
  )
  /** Taken off the network; those before `next` were handed on. */
  let held: Taken[] = []
  let next = 0
  let bytes = 0
  let end: Error | undefined
  /** How many records of the source stand before the server's mark; undefined while it has not come. */
  let beforeMark: number | undefined
  let bell = Promise.withResolvers<void>()
  const ring = () => bell.resolve()
  const finish = (error: Error) => {
    end ??= error
    ring()
  }
  const leave = () => finish(asPortError(deposed.reason))
  const unconfirmed = setTimeout(() => finish(new StoreUnavailableError('the server does not answer')), confirmMs)

  source.on('confirmation', () => clearTimeout(unconfirmed))
  source.on('readable', () => {
    try {
      fetch()
      ring()
    } catch (error) {
      finish(error instanceof Error ? error : new Error(String(error)))
    }
  })
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
  deposed.addEventListener('abort', leave)

  function fetch(): void {
    while (held.length - next < AHEAD_EVENTS && bytes < AHEAD_BYTES) {
      const resolved = source.read()
      if (resolved === null) return
      if (beforeMark !== undefined && beforeMark > 0) beforeMark -= 1
      if (!resolved.event || isSystemEvent(resolved.event)) continue
      const event = toStoredEvent(resolved.event)
      const taken = { event, bytes: weigh(event) }
      bytes += taken.bytes
      held.push(taken)
    }
  }

  function take(): Taken | undefined {
    if (next === held.length) {
      held = []
      next = 0
      fetch()
    }
    const taken = held[next]
    if (!taken) return undefined
    next += 1
    bytes -= taken.bytes
    return taken
  }

  return {
    take,
    atEnd: () => beforeMark === 0 && source.readableLength === 0 && next === held.length,
    ended: () => end,
    change: () => {
      bell = Promise.withResolvers()
      return bell.promise
    },
    close: () => {
      clearTimeout(unconfirmed)
      signal.removeEventListener('abort', ring)
      deposed.removeEventListener('abort', leave)
      source.unsubscribe().catch(() => undefined)
      source.destroy()
    },
  }
}

/** These marks are missing from the readable half of the client's type. */
function onMark(source: Pick<AllStreamSubscription, 'on'>, mark: 'caughtUp' | 'fellBehind', heard: () => void): void {
  source.on(mark, heard)
}
