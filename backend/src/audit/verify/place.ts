import { type EventStore, type Position, START } from '@kredka/contracts/kernel/ports'
import type { Check } from './log-fault.ts'
import { type WordTable, wordOf } from './word-table.ts'

type Store = Pick<EventStore, 'compare' | 'gapless'>

/** Each event stands after the one before. */
export function positionCheck(store: Store): Check {
  let last: Position = START
  return ({ position }) => {
    const inOrder = store.compare(position, last) > 0
    const before = last
    last = position
    return inOrder ? [] : [`stands after ${before}, which is not before it`]
  }
}

/** Where the store numbers its events without gaps, none is missing. */
export function missingCheck({ gapless }: Store): Check {
  if (!gapless) return () => []
  let last = 0
  return ({ position }) => {
    const first = last + 1
    last = Number(position)
    return last > first ? [`${range(first, last - 1)} missing before it`] : []
  }
}

function range(first: number, last: number): string {
  return first === last ? `position ${first} is` : `positions ${first} to ${last} are`
}

/** @param revisions the last revision of each stream, by the word of its name */
export function revisionCheck(revisions: WordTable): Check {
  return ({ stream, revision }) => {
    const name = wordOf(stream)
    const expected = Number(revisions.get(name) ?? -1n) + 1
    revisions.set(name, BigInt(revision))
    return revision === expected ? [] : [`revision ${expected} was expected`]
  }
}
