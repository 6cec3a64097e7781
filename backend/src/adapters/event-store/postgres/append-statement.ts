import type { ExpectedRevision, Position } from '@kredka/contracts/kernel/ports'
import type { EncodedAppend, EncodedEvent } from '../../../kernel/encoded-append.ts'
import { byteaArray, int4Array, int8Array, textArray, uuidArray } from './binary-arrays.ts'

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
export function appendArguments(appends: readonly EncodedAppend[]): (Buffer | null)[] {
  const owners: number[] = []
  const rounds: number[] = []
  const events: EncodedEvent[] = []
  const seen = new Map<string, number>()
  appends.forEach((append, owner) => {
    const round = (seen.get(append.stream) ?? 0) + 1
    seen.set(append.stream, round)
    for (const event of append.events) {
      owners.push(owner)
      rounds.push(round)
      events.push(event)
    }
  })
  const perEvent = <T>(value: (append: EncodedAppend) => T): T[] =>
    appends.flatMap((append) => append.events.map(() => value(append)))
  const binary = events.map(({ data }) => (typeof data === 'string' ? null : data))
  return [
    int4Array(owners),
    textArray(perEvent(({ stream }) => stream)),
    int8Array(perEvent(({ expected }) => revisionNumber(expected))),
    int4Array(rounds),
    uuidArray(events.map(({ id }) => id)),
    textArray(events.map(({ type }) => type)),
    textArray(events.map(({ data }) => (typeof data === 'string' ? data : null))),
    // A missing array counts as one of nulls.
    binary.every((data) => data === null) ? null : byteaArray(binary),
    textArray(events.map(({ metadata }) => metadata)),
  ]
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
