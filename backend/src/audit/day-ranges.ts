import { DayBegan } from '@kredka/contracts/jobs/events'
import { streamOf } from '@kredka/contracts/kernel/events'
import type { StoredEvent } from '@kredka/contracts/kernel/ports'
import { addDays } from '@kredka/contracts/kernel/zones'
import { dayDecider, dayStreamId } from '../jobs/index.ts'
import { MerkleTree } from './merkle.ts'
import { toStoredForm } from './stored-form.ts'

/** What the log holds of a day: from the day's `DayBegan` to the next one, that one left out. */
export interface DayRange {
  /** The day that ended with it, `yyyy-mm-dd`. */
  readonly day: string
  /** Numbers of its first and last event, from 1 in the order of the log. */
  readonly first: number
  readonly last: number
  /** Of its Merkle tree. */
  readonly tree_root: string
}

/**
 * Cuts the log into the ranges of its days, in one pass and flat memory: the same cuts for whoever seals and whoever
 * verifies.
 */
export class DayRanges {
  #tree = new MerkleTree()
  #first: number

  /** @param before how many events came earlier */
  constructor(before: number) {
    this.#first = before + 1
  }

  /** Events since the last range ended. */
  get open(): number {
    return this.#tree.size
  }

  /** Takes the next event of the log. @returns the range that ended before it, null where none did */
  take(event: StoredEvent): DayRange | null {
    const ended = this.#endedBefore(event)
    if (ended !== null) {
      this.#first = ended.last + 1
      this.#tree = new MerkleTree()
    }
    this.#tree.add(Buffer.from(toStoredForm(event)))
    return ended
  }

  #endedBefore(event: StoredEvent): DayRange | null {
    const date = dateBegun(event)
    const { size } = this.#tree
    if (date === null || size === 0) return null
    return { day: addDays(date, -1), first: this.#first, last: this.#first + size - 1, tree_root: this.#tree.root() }
  }
}

/** The stream whose only event ends the range of a day. */
export function streamAfter(day: string): string {
  return dayStream(addDays(day, 1))
}

function dayStream(date: string): string {
  return streamOf(dayDecider.category, dayStreamId(date))
}

function dateBegun({ type, stream, data }: StoredEvent): string | null {
  if (type !== DayBegan.name || data === null || typeof data !== 'object' || !('date' in data)) return null
  const { date } = data
  return typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) && stream === dayStream(date) ? date : null
}
