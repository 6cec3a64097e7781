import type { EventDefinition, EventOf, Recorded } from '@kredka/contracts/kernel/events'

/** The last event of a type, null where there is none. */
export function last<D extends EventDefinition>(
  events: readonly Recorded[],
  definition: D,
): Recorded<EventOf<D> & { type: string; data: Readonly<Record<string, unknown>> }> | null {
  const found = events.findLast((event) => event.type === definition.name)
  return (found as Recorded<EventOf<D> & { type: string; data: Readonly<Record<string, unknown>> }> | undefined) ?? null
}
