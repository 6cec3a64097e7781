import { setTimeout as sleep } from 'node:timers/promises'
import { isRejection } from '@kredka/contracts/kernel/errors'
import type { EventStore, Log, Position, StoredEvent } from '@kredka/contracts/kernel/ports'
import type { Waiting } from '@kredka/projections/kernel/waiting'
import type { EventEncryption } from '../kernel/event-encryption.ts'
import type { WriteSide } from '../kernel/write-side.ts'
import type { SentHints } from '../live/recent-hints.ts'

/** A person's keys must not outlive them in any process's memory: opening the event drops them. */
const FORGETS = 'PersonForgotten'
const PAUSE_MS = 500
/** So many events may wait to be told before the tail itself waits: only while the read models cannot be asked. */
const MAX_UNSENT = 5_000

export interface TailParts {
  readonly store: Pick<EventStore, 'subscribe'>
  readonly encryption: Pick<EventEncryption, 'openEvents'>
  readonly write: Pick<WriteSide, 'noteRevisions'>
  readonly waiting: Waiting
  /** Read models that must have passed an event before anybody is told of it. */
  readonly projections: readonly string[]
  /** Channels, which show what happens before read models do. Must not wait. */
  readonly note: (events: readonly StoredEvent[]) => void
  readonly tellOf: (event: StoredEvent) => SentHints
  readonly tell: (news: readonly SentHints[], position: Position) => void
  readonly log: Log
}

/**
 * The one tail of the log of an api, from `from` until `signal` aborts: keeps its caches honest about what others did,
 * and has its sockets told. Caches and channels learn at once; other sockets once the read models show what they are
 * told of.
 */
export async function followLog(parts: TailParts, from: Position, signal: AbortSignal): Promise<void> {
  const { store, encryption, write, note, tellOf } = parts
  const broadcaster = startHintBroadcaster(parts, from, signal)
  for await (const { events, position } of store.subscribe(from, signal)) {
    write.noteRevisions(events)
    const forgotten = events.filter(({ type }) => type === FORGETS)
    if (forgotten.length > 0) await encryption.openEvents(forgotten)
    // before the sockets that wait for read models, and never behind them
    note(events)
    await broadcaster.add(events.map(tellOf), position)
  }
  await broadcaster.ended
}

/** Tells in the order of the log; what comes while it waits is told together. */
function startHintBroadcaster(parts: TailParts, from: Position, signal: AbortSignal) {
  let unsent: SentHints[] = []
  let position = from
  let wake: () => void = () => undefined
  let drained = Promise.resolve()
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  const waitUntilShown = (to: Position) => Promise.race([waitForReadModels(parts, to, signal), stopped])

  const run = async () => {
    await waitUntilShown(from)
    if (!signal.aborted) parts.tell([], from)
    signal.addEventListener('abort', () => wake())
    while (!signal.aborted) {
      if (unsent.length === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
        continue
      }
      const [news, to] = [unsent, position]
      unsent = []
      const last = news.findLast(({ hints }) => hints.length > 0)
      drained = last === undefined ? Promise.resolve() : waitUntilShown(last.position)
      await drained
      if (!signal.aborted) parts.tell(news, to)
    }
  }
  return {
    ended: run().catch((error: unknown) => parts.log.error({ error }, 'the sockets are not told any more')),
    async add(news: readonly SentHints[], to: Position): Promise<void> {
      unsent.push(...news)
      position = to
      wake()
      if (unsent.length > MAX_UNSENT) await drained
    },
  }
}

/**
 * Waits until the read models show the position. One that fills or lags is not waited for longer than a query would
 * wait: whoever asks after the hint waits for just those that they read.
 */
async function waitForReadModels(
  { waiting, projections, log }: TailParts,
  position: Position,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      const waited = await waiting.waitFor(projections, position)
      if (isRejection(waited))
        log.debug({ position, code: waited.rejected }, 'tells of what a read model does not show')
      return
    } catch (error) {
      log.warn({ error }, 'cannot see how far the read models are')
      await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined)
    }
  }
}
