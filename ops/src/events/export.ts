import { readLog } from '@kredka/backend/audit/read-log'
import type { EventStore, Position } from '@kredka/contracts/kernel/ports'
import { type EventFilter, matches } from './filter.ts'
import type { ToLines } from './line.ts'
import { createLineBytes } from './line-bytes.ts'

/**
 * Where lines go. Resolves when it can take more, so that memory stays constant however slow the reader is. The bytes
 * are written over after that.
 */
export type Sink = (bytes: Uint8Array) => Promise<void>

/** What a page of the log gives. */
export interface PageOfLines {
  /** Events read, whether the export holds them or not. */
  readonly read: number
  /** Without their line feeds. */
  readonly lines: readonly string[]
}

export interface WriteOptions {
  readonly signal: AbortSignal
  /** Called after each page with the events read and written so far. */
  readonly onProgress: (read: number, written: number) => void
}

export interface LinesOptions {
  readonly filter: EventFilter
  readonly toLines: ToLines
  /** Begins after this position. */
  readonly after: Position
}

/** Writes the matching events as NDJSON, oldest first (ANA-01). @returns how many events were written */
export function exportEvents(store: EventStore, sink: Sink, options: LinesOptions & WriteOptions): Promise<number> {
  return writeLines(readLines(store, options), sink, options)
}

/** The matching events of whichever log. */
export async function* readLines(
  store: EventStore,
  { filter, toLines, after }: LinesOptions,
): AsyncGenerator<PageOfLines> {
  for await (const page of readLog(store, after)) {
    const found = page.filter(({ type, stream, metadata }) =>
      matches(filter, type, stream, () => metadata['occurred_at']),
    )
    yield { read: page.length, lines: await toLines(found) }
  }
}

/** @returns how many lines were written */
export async function writeLines(
  pages: AsyncIterable<PageOfLines>,
  sink: Sink,
  { signal, onProgress }: WriteOptions,
): Promise<number> {
  const bytesOf = createLineBytes()
  let read = 0
  let written = 0
  for await (const page of pages) {
    if (signal.aborted) break
    if (page.lines.length > 0) await sink(bytesOf(page.lines))
    read += page.read
    written += page.lines.length
    onProgress(read, written)
  }
  return written
}
