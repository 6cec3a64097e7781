import { mkdir } from 'node:fs/promises'
import type { EventStore, Json, Position, StoredEvent } from '@kredka/contracts/kernel/ports'
import type { CopiedEvent, Pages } from '../log-copy/copy-log.ts'
import { type CheckedFile, readLines, writeLines } from './checked-file.ts'

/** So many events stand in a file of the log. */
const SEGMENT = 10_000
const PAGE = 200

/** An event as a line: JSON, or bytes in base64. */
interface Line extends Omit<CopiedEvent, 'data'> {
  readonly data?: Json
  readonly base64?: string
}

export interface NewSegments {
  readonly store: Pick<EventStore, 'readAll' | 'compare'>
  /** Where the backup ends so far, and how many events it holds. */
  readonly after: Position
  readonly events: number
  readonly segments: number
  /** Where it is to end. */
  readonly head: Position
  readonly signal: AbortSignal
  readonly onProgress: (events: number) => void
}

/** Writes what the log took in since, a file at a time; each is whole when it is handed out. */
export async function* writeSegments(folder: string, given: NewSegments): AsyncGenerator<CheckedFile> {
  const { store, head, signal, onProgress } = given
  await mkdir(`${folder}/log`, { recursive: true, mode: 0o700 })
  let { after: at, events, segments } = given

  async function* lines() {
    for (let left = SEGMENT; left > 0 && store.compare(at, head) < 0; ) {
      signal.throwIfAborted()
      const page = await store.readAll(at, Math.min(PAGE, left))
      for (const event of page.events) {
        if (store.compare(event.position, head) > 0) return
        yield toLine(event)
        at = event.position
        left -= 1
        events += 1
      }
      onProgress(events)
      if (page.events.length === 0) return
    }
  }

  while (store.compare(at, head) < 0) {
    segments += 1
    const before = events
    const written = await writeLines(folder, `log/${String(segments).padStart(8, '0')}.ndjson.gz`, lines())
    // The log may have no event at its head any more: nothing to do for ever.
    if (events === before) return
    yield written
  }
}

/** The log of a backup, up to so many events. */
export async function* readSegments(folder: string, segments: readonly CheckedFile[], limit: number): Pages {
  let page: CopiedEvent[] = []
  let left = limit
  for (const segment of segments) {
    if (left === 0) break
    for await (const line of readLines(folder, segment)) {
      if (left === 0) break
      left -= 1
      page.push(toEvent(line))
      if (page.length < PAGE) continue
      yield page
      page = []
    }
  }
  if (page.length > 0) yield page
}

/** The last event of a file of the log. */
export async function lastOf(folder: string, segment: CheckedFile): Promise<CopiedEvent | null> {
  let last: string | null = null
  for await (const line of readLines(folder, segment)) last = line
  return last === null ? null : toEvent(last)
}

function toLine({ position: _, data, ...event }: StoredEvent): string {
  const line: Line =
    data instanceof Uint8Array ? { ...event, base64: Buffer.from(data).toString('base64') } : { ...event, data }
  return JSON.stringify(line)
}

function toEvent(text: string): CopiedEvent {
  const { base64, data = null, ...event }: Line = JSON.parse(text)
  return { ...event, data: base64 === undefined ? data : new Uint8Array(Buffer.from(base64, 'base64')) }
}
