import { type CopyTarget, ForeignCopyError } from '@kredka/backend/adapters/event-store/copy-target'
import { readLog } from '@kredka/backend/audit/read-log'
import { toStoredForm } from '@kredka/backend/audit/stored-form'
import { type EventStore, type Position, START, type StoredEvent } from '@kredka/contracts/kernel/ports'

/** An event without its position, which is the store's own. */
export type CopiedEvent = Omit<StoredEvent, 'position'>

/** A log, or what a backup holds of one, in order. */
export type Pages = AsyncIterable<readonly CopiedEvent[]>

export interface CopyOptions {
  readonly signal: AbortSignal
  /** Told after each page how many events were passed. */
  readonly onProgress: (events: number) => void
}

/**
 * Copies what the target does not hold yet (OPS-06). What it holds must be the source's own beginning; so a copy that
 * was killed goes on, and nothing is ever mixed.
 * @param identity of the source, which the copy keeps (EVT-13)
 * @returns how many events the source has
 * @throws ForeignCopyError where the target holds something else
 */
export async function copyLog(
  source: Pages,
  identity: string,
  target: CopyTarget,
  options: CopyOptions,
): Promise<number> {
  const there = eventsOf(readLog(target.store, START))
  let passed = 0
  let isCopying = false
  for await (const page of source) {
    options.signal.throwIfAborted()
    const missing: CopiedEvent[] = []
    for (const event of page) {
      const known: StoredEvent | undefined = isCopying ? undefined : (await there.next()).value
      if (known === undefined && !isCopying) {
        // Only now: what holds something else is left as it is.
        await target.identify(identity)
        isCopying = true
      }
      if (known === undefined) missing.push(event)
      else assertSame(event, known, passed + missing.length)
      if (known !== undefined) passed += 1
    }
    if (missing.length > 0) await target.add(missing.map((event) => ({ ...event, position: START })))
    passed += missing.length
    options.onProgress(passed)
  }
  await there.return(undefined)
  if (!isCopying) await target.identify(identity)
  return passed
}

export interface Compared {
  readonly events: number
  /** Where the events that were looked for stand in the copy, by id. */
  readonly places: ReadonlyMap<string, Position>
  /** Where the last event of the source stands in the copy. */
  readonly end: Position
}

/**
 * Holds a copy against its source, event by event (OPS-06).
 * @param looked ids of events whose place in the copy is wanted
 * @param mayBeLonger whether the copy may go on behind the end of the source
 * @throws ForeignCopyError at the first that differs
 */
export async function compareLogs(
  source: Pages,
  store: Pick<EventStore, 'head' | 'readAll' | 'compare'>,
  options: CopyOptions & { readonly looked: ReadonlySet<string>; readonly mayBeLonger: boolean },
): Promise<Compared> {
  const there = eventsOf(readLog(store, START))
  const places = new Map<string, Position>()
  let [events, end] = [0, START]
  for await (const page of source) {
    options.signal.throwIfAborted()
    for (const event of page) {
      const copied: StoredEvent | undefined = (await there.next()).value
      if (copied === undefined) throw new ForeignCopyError(`The copy ends after ${events} events: run it again.`)
      assertSame(event, copied, events)
      if (options.looked.has(copied.id)) places.set(copied.id, copied.position)
      end = copied.position
      events += 1
    }
    options.onProgress(events)
  }
  const more: StoredEvent | undefined = (await there.next()).value
  await there.return(undefined)
  if (more !== undefined && !options.mayBeLonger) throw new ForeignCopyError(foreign(events, more))
  return { events, places, end }
}

function assertSame(event: CopiedEvent, known: StoredEvent, before: number): void {
  if (toStoredForm({ ...event, position: START }) === toStoredForm(known)) return
  throw new ForeignCopyError(foreign(before, known))
}

function foreign(before: number, { stream, revision, type }: CopiedEvent): string {
  return `The target holds what is not copied: event ${before + 1} there is ${type} (${stream}, revision ${revision}).`
}

async function* eventsOf(pages: AsyncIterable<readonly StoredEvent[]>): AsyncGenerator<StoredEvent, undefined> {
  for await (const page of pages) yield* page
}
