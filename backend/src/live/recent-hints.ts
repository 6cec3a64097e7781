import type { EventStore, Position, StoredEvent } from '@kredka/contracts/kernel/ports'
import { MAX_MISSED } from '@kredka/contracts/live/rules'
import type { Hint } from '../kernel/hints.ts'

/** An event and whom it concerns. */
export interface SentHints {
  readonly position: Position
  /** ISO 8601, of the event. */
  readonly occurred_at: string
  readonly hints: readonly Hint[]
  /** For the trace of what led to it, where the event says. */
  readonly correlation_id?: string | undefined
}

/** The last events that were told, so that somebody who was away for a moment hears of what they missed, in order. */
export interface RecentHints {
  /** Everything up to here was told. */
  lastPosition(): Position
  add(news: readonly SentHints[], position: Position): void
  /**
   * Makes sure that `since(position)` is complete.
   * @returns `far` where more events with hints lie between than are held, at least `MAX_MISSED`, where too much lies
   * between to be looked through, or where the position is none of this log
   */
  reach(position: Position): Promise<'near' | 'far'>
  /** What was told after a position that `reach` called near. */
  since(position: Position): readonly SentHints[]
}

interface Parts {
  readonly store: Pick<EventStore, 'readAll' | 'compare' | 'isPosition' | 'head'>
  readonly tellOf: (event: StoredEvent) => SentHints
  readonly from: Position
  /** From 0 to below 1. Default: the machine's. */
  readonly random?: () => number
}

/** So much of the log is looked through for hints from before the process began, in events. */
const MAX_READ = 10_000

/**
 * What happened since the process began comes from the tail. What lies before is read from the log when the first one
 * asks for it, once for all who come back after a restart. How many events it holds is drawn anew at each cut, up to
 * twice `MAX_MISSED`: an exact number would let whoever comes back again and again count the events of others. Events
 * that concern no page are not held: a full quiz room would have everybody else read everything anew.
 */
export function createRecentHints({ store, tellOf, from, random = Math.random }: Parts): RecentHints {
  const drawLimit = () => MAX_MISSED + Math.floor(random() * MAX_MISSED)
  let most = drawLimit()
  const { compare } = store
  let begin = from
  let end = from
  let kept: readonly SentHints[] = []
  /** Whoever stands here or before is too far behind. */
  let far: Position | undefined
  let extending: Promise<void> = Promise.resolve()
  const waiting = new Set<() => void>()

  const waitUntilPast = (position: Position) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (compare(end, position) < 0) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })

  async function extend(position: Position): Promise<void> {
    if (compare(position, begin) >= 0 || isFar(position)) return
    const before = await readBetween(position)
    if (before === null || before.length + kept.length > most) {
      far = position
      return
    }
    kept = [...before, ...kept]
    begin = position
  }

  /** Hints from a position up to what is held; null where that is too much. */
  async function readBetween(position: Position): Promise<readonly SentHints[] | null> {
    const found: SentHints[] = []
    let at = position
    for (let read = 0; compare(at, begin) < 0; ) {
      const { events, next } = await store.readAll(at, most + 1)
      read += events.length
      const before = events.filter((event) => compare(event.position, begin) <= 0)
      found.push(...before.map(tellOf).filter(hasHints))
      if (events.length === 0) break
      if (read > MAX_READ || found.length > most) return null
      at = next
    }
    return found
  }

  const isFar = (position: Position) => far !== undefined && compare(position, far) <= 0

  return {
    lastPosition: () => end,
    add: (news, position) => {
      kept = [...kept, ...news.filter(hasHints)]
      if (kept.length > most) {
        const cut = kept.length - MAX_MISSED
        most = drawLimit()
        begin = kept[cut - 1]?.position ?? begin
        kept = kept.slice(cut)
      }
      end = position
      for (const look of [...waiting]) look()
    },
    async reach(position) {
      if (!store.isPosition(position)) return 'far'
      if (compare(position, end) > 0) {
        // another process told it first; a position beyond the log is of another log
        if (compare(position, await store.head()) > 0) return 'far'
        await waitUntilPast(position)
        return 'near'
      }
      extending = extending.catch(() => undefined).then(() => extend(position))
      await extending
      return compare(position, begin) >= 0 ? 'near' : 'far'
    },
    // from the end: many who come back at once were away for a moment only
    since: (position) => kept.slice(kept.findLastIndex((told) => compare(told.position, position) <= 0) + 1),
  }
}

function hasHints({ hints }: SentHints): boolean {
  return hints.length > 0
}
