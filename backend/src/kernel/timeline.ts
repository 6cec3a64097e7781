import {
  type AnyEvent,
  type EventDefinition,
  type EventOf,
  entryFor,
  type Recorded,
} from '@kredka/contracts/kernel/events'

/** What a step tells beside its name, time and actor. */
export interface Telling {
  /** What somebody wrote about it, such as a reason. */
  readonly note?: string | null
  /** Id of the person whose doing it was, where a policy wrote the event for them. */
  readonly by?: string
  /** It was one of many whose names are nobody's to know: whoever did it stays unnamed. */
  readonly is_learner?: boolean
  /** Values for the words of the page. */
  readonly params?: Readonly<Record<string, string | number>>
}

/** The people a thing is about. They alone read its history. */
export interface Concerned {
  readonly teacher?: string | null
  readonly student?: string | null
  /** Somebody with no role, such as the owner of an account. */
  readonly person?: string | null
}

/** `before`: what happened to the thing until then, the oldest first; null where another step tells of it. */
type Tell = (event: Recorded, before: readonly Recorded[]) => Telling | null

/**
 * How a module shows the history of its things to those concerned (EVT-11). Events that `tells` does not name stay
 * untold.
 */
export interface Timeline {
  /** The word of `TIMELINE_KINDS` in the contract. */
  readonly kind: string
  /** Category of the thing's own stream. */
  readonly category: string
  readonly concerned: (events: readonly Recorded[]) => Concerned
  /** Other streams of the same case, such as the lessons of an order, from the thing's own events. */
  readonly also?: (events: readonly Recorded[]) => readonly string[]
  readonly tells: Readonly<Record<string, Tell>>
}

/** `...tell(OfferRejected, ({ data }) => ({ note: data.reason }))`: a step that knows its event's type. */
export function tell<D extends EventDefinition>(
  definition: D,
  telling: (event: Recorded<EventOf<D> & AnyEvent>, before: readonly Recorded[]) => Telling | null = () => ({}),
): Readonly<Record<string, Tell>> {
  return entryFor(definition, telling)
}
