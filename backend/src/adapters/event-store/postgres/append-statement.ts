import type { ExpectedRevision, Position } from '@kredka/contracts/kernel/ports'
import type { EncodedAppend, EncodedEvent } from '../../../kernel/encoded-append.ts'
import { byteaArray, int4Array, int8Array, textArray, uuidArray } from './binary-arrays.ts'

export interface AppendOutcome {
  /** Of the append's last event; when it was refused, of the stream's last. */
  readonly revision: number
  /** Null when the append was refused. */
  readonly position: Position | null
}

/**
 * Answers `number revision position` for each append in one text: a row for each would cost more than the rest of the
 * answer.
 */
export const APPEND = {
  name: 'event_store.append',
  text: `select string_agg(concat_ws(' ', owner, revision, position), ',')
    from event_store.append($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  rowMode: 'array',
} as const

/** The same, without those that `APPEND` has to decide; null when these are all. */
export const APPEND_SINGLES = {
  name: 'event_store.append_singles',
  text: 'select event_store.append_singles($1, $2, $3, $4, $5, $6, $7)',
  rowMode: 'array',
} as const

/** Answers `revision position`, or null where `APPEND` has to decide. */
export const APPEND_ONE = {
  name: 'event_store.append_one',
  text: 'select event_store.append_one($1, $2, $3, $4, $5, $6, $7)',
  rowMode: 'array',
} as const

export type AppendRow = [outcomes: string | null]

/** The arguments of `event_store.append_one`, for the append of one event. */
export function appendOneArguments({ stream, expected }: EncodedAppend, event: EncodedEvent): unknown[] {
  const text = typeof event.data === 'string' ? event.data : null
  const bytes = typeof event.data === 'string' ? null : Buffer.from(event.data)
  return [stream, revisionNumber(expected), event.id, event.type, text, bytes, event.metadata]
}

/** The arguments of `event_store.append_singles`, for appends of one event each to streams that differ. */
export function appendSinglesArguments(appends: readonly EncodedAppend[]): (Buffer | null)[] {
  return [
    textArray(appends.map(({ stream }) => stream)),
    int8Array(appends.map(({ expected }) => revisionNumber(expected))),
    ...eventArrays(appends.flatMap(({ events }) => events)),
  ]
}

/** The arguments of `event_store.append`: arrays with one entry per event. */
export function appendArguments(appends: readonly EncodedAppend[]): (Buffer | null)[] {
  const rounds = roundsOf(appends)
  const perEvent = <T>(value: (append: EncodedAppend, owner: number) => T): T[] =>
    appends.flatMap((append, owner) => append.events.map(() => value(append, owner)))
  return [
    int4Array(perEvent((_, owner) => owner)),
    textArray(perEvent(({ stream }) => stream)),
    int8Array(perEvent(({ expected }) => revisionNumber(expected))),
    int4Array(perEvent((_, owner) => rounds[owner] ?? 1)),
    ...eventArrays(appends.flatMap(({ events }) => events)),
  ]
}

/** For each append, the how-manieth it is to its stream. */
function roundsOf(appends: readonly EncodedAppend[]): number[] {
  const seen = new Map<string, number>()
  return appends.map(({ stream }) => {
    const round = (seen.get(stream) ?? 0) + 1
    seen.set(stream, round)
    return round
  })
}

function eventArrays(events: readonly EncodedEvent[]): (Buffer | null)[] {
  const binary = events.map(({ data }) => (typeof data === 'string' ? null : data))
  return [
    uuidArray(events.map(({ id }) => id)),
    textArray(events.map(({ type }) => type)),
    textArray(events.map(({ data }) => (typeof data === 'string' ? data : null))),
    // A missing array counts as one of nulls.
    binary.every((data) => data === null) ? null : byteaArray(binary),
    textArray(events.map(({ metadata }) => metadata)),
  ]
}

function revisionNumber(expected: ExpectedRevision): number {
  return expected === 'no_stream' ? -1 : expected
}

/**
 * Outcomes by the number of their append.
 * @param answer `number revision position`, comma-separated; null for none
 */
export function outcomesOf(answer: string | null): Map<number, AppendOutcome> {
  const outcomes = new Map<number, AppendOutcome>()
  for (const text of answer?.split(',') ?? []) {
    const space = text.indexOf(' ')
    outcomes.set(Number(text.slice(0, space)), outcomeOf(text.slice(space + 1)))
  }
  return outcomes
}

/** @param text `revision position`, or the revision alone of an append that was refused */
export function outcomeOf(text: string): AppendOutcome {
  const [revision, position = null] = text.split(' ')
  return { revision: Number(revision), position }
}
