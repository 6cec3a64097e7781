import {
  type AnyEvent,
  type EventDefinition,
  type EventOf,
  entryFor,
  type Recorded,
} from '@kredka/contracts/kernel/events'
import type { StoredEvent } from '@kredka/contracts/kernel/ports'
import type { Entity } from '@kredka/contracts/live/entities'

/**
 * Says to whom a change matters: pages of these people that show the entity read it anew. It carries no content, so
 * that what people may see is decided by queries alone.
 */
export interface Hint {
  readonly to: HintTo
  readonly entity: Entity
  /** Which one, where the event names it. */
  readonly id?: string
}

/**
 * A person in all their tabs, those in the back office whose duties read the entity (`staffReads` of its module), or
 * everybody who is logged in.
 */
export type HintTo = { readonly person: string } | 'admins' | 'everyone'

/**
 * By type of event. Personal properties are null here. The api's tail of the log sends what comes of it; nobody else
 * does.
 */
export type Hints = Readonly<Record<string, (event: Recorded) => readonly Hint[]>>

/**
 * One entry of a module's hints: `hints: { ...hint(e.OfferActivated, ({ data }) => [{ to: { person: data.teacher_id },
 * entity: 'offer' }]) }`.
 */
export function hint<D extends EventDefinition>(
  definition: D,
  hintsOf: (event: Recorded<EventOf<D> & AnyEvent>) => readonly Hint[],
): Hints {
  return entryFor(definition, hintsOf)
}

/** The same for several events that concern the same people: `...hints([e.A, e.B], ({ data }) => …)`. */
export function hints<D extends EventDefinition>(
  definitions: readonly D[],
  hintsOf: (event: Recorded<EventOf<D> & AnyEvent>) => readonly Hint[],
): Hints {
  return Object.assign({}, ...definitions.map((definition) => hint(definition, hintsOf)))
}

/** The hints of all modules as one function; events that concern nobody's page are not even lifted. */
export function hintTable(
  tables: readonly Hints[],
  lift: (event: StoredEvent) => Recorded,
): (event: StoredEvent) => readonly Hint[] {
  const byType = new Map<string, Hints[string][]>()
  for (const [type, hintsOf] of tables.flatMap((table) => Object.entries(table))) {
    byType.set(type, [...(byType.get(type) ?? []), hintsOf])
  }
  return (stored) => {
    const known = byType.get(stored.type)
    if (known === undefined) return []
    const event = lift(stored)
    return known.flatMap((hintsOf) => hintsOf(event))
  }
}
