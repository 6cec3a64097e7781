import { readLog } from '@kredka/backend/audit/read-log'
import type { Catalog } from '@kredka/backend/kernel/catalog'
import type { EventStore, Position } from '@kredka/contracts/kernel/ports'
import { type EventFilter, matches } from './filter.ts'
import { lineOf } from './line.ts'

/** Where lines go. Resolves when it can take more, so that memory stays constant however slow the reader is. */
export type Sink = (text: string) => Promise<void>

export interface ExportOptions {
  readonly filter: EventFilter
  /** Of the events that the product knows: what of them is personal. */
  readonly definitions: Catalog['definitions']
  /** What becomes of a line before it is written, such as pseudonyms in place of ids. Default: nothing. */
  readonly rename?: (line: string) => string
  /** Begins after this position. */
  readonly after: Position
  readonly signal: AbortSignal
  /** Called after each page with the events read and written so far. */
  readonly onProgress: (read: number, written: number) => void
}

/** Writes the matching events as NDJSON, oldest first (ANA-01). @returns how many events were written */
export async function exportEvents(store: EventStore, sink: Sink, options: ExportOptions): Promise<number> {
  const { filter, definitions, rename = (line) => line } = options
  let read = 0
  let written = 0
  for await (const page of readLog(store, options.after)) {
    if (options.signal.aborted) break
    const lines = page
      .filter((event) => matches(filter, event))
      .map((event) => `${rename(lineOf(event, definitions))}\n`)
    if (lines.length > 0) await sink(lines.join(''))
    read += page.length
    written += lines.length
    options.onProgress(read, written)
  }
  return written
}
