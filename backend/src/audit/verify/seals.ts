import { LogSealed } from '@kredka/contracts/audit/events'
import type { StoredEvent } from '@kredka/contracts/kernel/ports'
import { type DayRange, DayRanges } from '../day-ranges.ts'
import { sealRoot } from '../merkle.ts'
import { SEAL_STREAM, type Seal } from '../seal.ts'

/** A root that somebody kept outside of the log; `day` where they noted it too. */
export interface KeptRoot {
  readonly day: string | null
  readonly root: string
}

/**
 * Computes every day's root anew and compares it with the day's seal. Each range is judged by itself, so that a fault
 * names the day it happened in and not every day since.
 */
export class SealCheck {
  readonly #ranges = new DayRanges(0)
  /** Days that ended and whose seal has not come yet. */
  readonly #ended = new Map<string, DayRange>()
  readonly #kept: readonly KeptRoot[]
  readonly #foundRoots = new Set<string>()
  #last: Seal | null = null

  readonly #fits: (event: StoredEvent) => boolean

  /** @param fits whether the event is what its schema says: what else it may be is not this check's to say */
  constructor(kept: readonly KeptRoot[], fits: (event: StoredEvent) => boolean) {
    this.#kept = kept
    this.#fits = fits
  }

  /** The last seal that was read. */
  get last(): Seal | null {
    return this.#last
  }

  readonly check = (event: StoredEvent): readonly string[] => {
    const ended = this.#ranges.take(event)
    if (ended !== null) this.#ended.set(ended.day, ended)
    if (event.type !== LogSealed.name || !this.#fits(event)) return []
    if (event.stream !== SEAL_STREAM) return [`a seal stands in ${SEAL_STREAM} alone`]
    const seal = event.data as unknown as Seal
    const faults = [...this.#chainFaults(seal), ...this.#rangeFaults(seal)]
    this.#last = seal
    this.#foundRoots.add(seal.root)
    return faults
  }

  /** What is wrong with the log as a whole, once all of it was read. */
  atEnd(): readonly string[] {
    const unsealed = [...this.#ended.values()].filter(({ day }) => this.#last !== null && day <= this.#last.day)
    const lost = this.#kept.filter(({ root }) => !this.#foundRoots.has(root))
    return [
      ...unsealed.map(({ day }) => `${day}: its seal is missing`),
      ...lost.map(
        ({ day, root }) =>
          `${day === null ? '' : `${day}: `}no seal has the kept root ${root}: the log was cut or written anew`,
      ),
    ]
  }

  #chainFaults({ day, first, last, count, previous_root }: Seal): readonly string[] {
    const faults: string[] = []
    const expected = (this.#last?.last ?? 0) + 1
    if (first !== expected) faults.push(`${day}: the seal begins with event ${first}, event ${expected} was expected`)
    if (last - first + 1 !== count) faults.push(`${day}: the seal counts ${count} from event ${first} to ${last}`)
    if (previous_root !== (this.#last?.root ?? null))
      faults.push(`${day}: the root before is not that of the seal before`)
    return faults
  }

  #rangeFaults({ day, count, root, previous_root }: Seal): readonly string[] {
    const range = this.#ended.get(day)
    this.#ended.delete(day)
    if (range === undefined) return [`${day}: what was sealed is not there, or does not end with the day`]
    const found = range.last - range.first + 1
    if (found !== count) return [`${day}: ${count} events were sealed, ${found} are there`]
    if (sealRoot(previous_root, range.tree_root) !== root) return [`${day}: an event was changed, moved or exchanged`]
    return []
  }
}
