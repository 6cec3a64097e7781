import type { EventRowView } from '@kredka/contracts/audit/log-views'

/** An event with what it caused. */
export interface Link {
  readonly event: EventRowView
  readonly effects: readonly Link[]
}

/** What began a chain: a command of somebody, or an event that is not among those shown, with what came of it. */
export interface Root {
  readonly cause: string
  readonly command: string
  readonly links: readonly Link[]
}

/**
 * Causes and effects as trees, the oldest first. An event belongs below its cause where that is among the events; else
 * it begins a tree with all that the same command brought about.
 */
export function toTrees(events: readonly EventRowView[]): readonly Root[] {
  const known = new Set(events.map(({ id }) => id))
  const byCause = Map.groupBy(events, ({ causation_id }) => causation_id)
  const linkOf = (event: EventRowView): Link => ({
    event,
    effects: (byCause.get(event.id) ?? []).filter(({ id }) => id !== event.id).map(linkOf),
  })
  const begun = events.filter(({ id, causation_id }) => causation_id === id || !known.has(causation_id))
  return [...Map.groupBy(begun, ({ causation_id }) => causation_id)].map(([cause, own]) => ({
    cause,
    command: own[0]?.command ?? '',
    links: own.map(linkOf),
  }))
}
