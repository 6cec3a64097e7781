import type { ExpectedRevision, Position } from '@kredka/contracts/kernel/ports'
import type { EncodedAppend } from '../../../kernel/encoded-append.ts'

export interface AppendOutcome {
  /** Of the append's last event; when it was refused, of the stream's last. */
  readonly revision: number
  /** Null when the append was refused. */
  readonly position: Position | null
}

/** Rows are `[owner, revision, position]`. */
export const APPEND = {
  name: 'event_store.append',
  text: 'select owner, revision, position::text from event_store.append($1, $2, $3, $4, $5, $6, $7, $8, $9)',
  rowMode: 'array',
} as const
export type AppendRow = [owner: number, revision: number, position: string | null]

const EXPECTED = { any: -2, no_stream: -1, stream_exists: -4 } as const

/** The arguments of `event_store.append`: nine arrays with one entry per event. */
export function appendArguments(appends: readonly EncodedAppend[]): unknown[][] {
  const owners: number[] = []
  const streams: string[] = []
  const expected: number[] = []
  const rounds: number[] = []
  const ids: string[] = []
  const types: string[] = []
  const data: (string | null)[] = []
  const binary: (Buffer | null)[] = []
  const metadata: string[] = []
  const seen = new Map<string, number>()
  appends.forEach((append, owner) => {
    const round = (seen.get(append.stream) ?? 0) + 1
    seen.set(append.stream, round)
    for (const event of append.events) {
      owners.push(owner)
      streams.push(append.stream)
      expected.push(revisionNumber(append.expected))
      rounds.push(round)
      ids.push(event.id)
      types.push(event.type)
      data.push(typeof event.data === 'string' ? event.data : null)
      binary.push(typeof event.data === 'string' ? null : Buffer.from(event.data))
      metadata.push(event.metadata)
    }
  })
  return [owners, streams, expected, rounds, ids, types, data, binary, metadata]
}

function revisionNumber(expected: ExpectedRevision): number {
  return typeof expected === 'number' ? expected : EXPECTED[expected]
}

/** The rows in the order of the appends that they answer. */
export function outcomesOf(rows: readonly AppendRow[]): AppendOutcome[] {
  const outcomes: AppendOutcome[] = []
  for (const [owner, revision, position] of rows) outcomes[owner] = { revision, position }
  return outcomes
}
