import {
  type AnyEvent,
  type EventDefinition,
  type EventOf,
  entryFor,
  idOf,
  type Recorded,
} from '@kredka/contracts/kernel/events'
import type { Alarm, AlarmChange } from './policy.ts'

export type AlarmSet = Alarm['set']

/** One alarm a stream: a later due time takes the place of the one before, null puts it off. */
export function due<D extends EventDefinition>(
  definition: D,
  at: (event: Recorded<EventOf<D> & AnyEvent>) => string | null,
): AlarmSet {
  return entryFor(definition, (event: Recorded<EventOf<D> & AnyEvent>): AlarmChange => {
    const due_at = at(event)
    const key = idOf(event.stream)
    return due_at === null ? { key, off: true } : { key, due_at }
  })
}

/** Events after which nothing is due. */
export function off(...definitions: readonly EventDefinition[]): AlarmSet {
  return Object.assign({}, ...definitions.map((definition) => due(definition, () => null)))
}
