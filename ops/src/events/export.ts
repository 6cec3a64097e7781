import { readLog } from '@kredka/backend/audit/read-log'
import type { EventStore, Position } from '@kredka/contracts/kernel/ports'
import { type EventFilter, matches } from './filter.ts'
import type { ToLines } from './line.ts'

/** Where lines go. Resolves when it can take more, so that memory stays constant however slow the reader is. */
export type Sink = (text: string) => Promise<void>

export interface ExportOptions {
  readonly filter: EventFilter
  readonly toLines: ToLines
  /** Begins after this position. */
  readonly after: Position
  readonly signal: AbortSignal
  /** Called after each page with the events read and written so far. */
  readonly onProgress: (read: number, written: number) => void
}

/** Writes the matching events as NDJSON, oldest first (ANA-01). @returns how many events were written */
export async function exportEvents(store: EventStore, sink: Sink, options: ExportOptions): Promise<number> {
  const { filter, toLines } = options
  let read = 0
  let written = 0
  for await (const page of readLog(store, options.after)) {
    if (options.signal.aborted) break
    const lines = await toLines(page.filter((event) => matches(filter, event)))
    if (lines.length > 0) await sink(`${lines.join('\n')}\n`)
    read += page.length
    written += lines.length
    options.onProgress(read, written)
  }
  return written
}
