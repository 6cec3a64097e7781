import type { EventDefinition, Recorded } from '@kredka/contracts/kernel/events'
import { findConcerned } from '@kredka/contracts/privacy/rules'
import type { ExportedEvent } from '@kredka/contracts/privacy/views'
import type { OpenStreams } from '../kernel/tools.ts'

const AT_ONCE = 8

/**
 * All that happened with a person, oldest first, opened; what is another's or staff's in the same events is left out
 * (EVT-10).
 */
export async function historyOf(
  userId: string,
  streamNames: readonly string[],
  streams: OpenStreams,
  definitions: ReadonlyMap<string, EventDefinition>,
): Promise<readonly ExportedEvent[]> {
  const found: Recorded[] = []
  for (let read = 0; read < streamNames.length; read += AT_ONCE) {
    const some = await Promise.all(streamNames.slice(read, read + AT_ONCE).map((stream) => streams.read(stream)))
    found.push(...some.flat())
  }
  return inOrder(
    found.flatMap((event) => {
      const definition = definitions.get(event.type)
      if (definition === undefined || !findConcerned(definition, event, event.metadata.actor).includes(userId))
        return []
      return [exportEvent(event, definition, userId)]
    }),
  )
}

export function inOrder(events: readonly ExportedEvent[]): readonly ExportedEvent[] {
  return events.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}

function exportEvent(event: Recorded, { personal }: EventDefinition, userId: string): ExportedEvent {
  const own = Object.entries(event.data).filter(([property]) => {
    const subject = personal[property]
    return property !== 'admin_id' && (subject === undefined || event.data[subject] === userId)
  })
  const { actor, occurred_at } = event.metadata
  return {
    what: event.type,
    at: occurred_at,
    by: whoIs(actor, userId),
    stream: event.stream,
    data: Object.fromEntries(own),
  }
}

function whoIs(actor: string, userId: string): ExportedEvent['by'] {
  if (actor === `user:${userId}`) return 'you'
  if (actor.startsWith('admin:')) return 'staff'
  return actor.startsWith('user:') || actor === 'visitor' ? 'somebody' : 'system'
}
