import type { EventStore, Position } from '@kredka/contracts/kernel/ports'
import type { Place } from '../../kernel/followed-log/log-fault.ts'
import type { Check } from './log-fault.ts'

type Store = Pick<EventStore, 'compare' | 'isPosition'>

/** What readers of the log have seen is there still: the tail too, which nothing within the log can miss (EVT-13). */
export class ReachedCheck {
  readonly #store: Store
  readonly #places = new Map<Position, string | null>()
  readonly #foreign: readonly Place[]

  /** @param places noted before the log was read */
  constructor(store: Store, places: readonly Place[]) {
    this.#store = store
    this.#foreign = places.filter(({ position }) => !store.isPosition(position))
    for (const { position, event_id } of places) {
      if (store.isPosition(position)) this.#places.set(position, event_id ?? this.#places.get(position) ?? null)
    }
  }

  readonly check: Check = ({ position, id }) => {
    const seen = this.#places.get(position)
    if (seen === undefined) return []
    this.#places.delete(position)
    return seen === null || seen === id ? [] : [`a reader has seen the event ${seen} here`]
  }

  /** What is wrong with the log as a whole, once all of it was read. */
  atEnd(head: Position): readonly string[] {
    const { compare } = this.#store
    const gone = [...this.#places.keys()].filter((position) => compare(position, head) > 0).toSorted(compare)
    const hollow = [...this.#places].filter(([position, seen]) => seen !== null && compare(position, head) <= 0)
    const furthest = gone.at(-1)
    return [
      ...(this.#foreign.length > 0
        ? ['readers have positions of another store: this is not the log that they read']
        : []),
      ...hollow.map(([position, seen]) => `a reader has seen the event ${seen} at ${position}, where nothing stands`),
      ...(furthest === undefined
        ? []
        : [`the log ends at ${head}, and a reader has been at ${furthest}: its tail is missing`]),
    ]
  }
}
