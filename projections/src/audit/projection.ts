import { categoryOf, type EventDefinition, type Recorded } from '@kredka/contracts/kernel/events'
import type { Projection, Rows } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'
import { commonTerms, termsOf } from './terms.ts'

/** Small events of which a stream has so many that a row each would outgrow the product. */
const RANGED: ReadonlySet<string> = new Set(['AnswerTaken', 'AnswerGiven', 'RunMoved'])
/** A range begins anew with every so many revisions. */
const RANGE = 1_000

/**
 * Where every event stands (ADM-03).
 * @param definitions events of every module
 */
export function createAuditProjection(definitions: readonly EventDefinition[]): Projection {
  return {
    name: 'audit',
    number: 2,
    isApart: true,
    tables: sqlBeside(import.meta.url),
    on: Object.fromEntries(
      definitions.map((definition) => [
        definition.name,
        (event: Recorded, rows: Rows) =>
          RANGED.has(event.type) ? noteRange(definition, event, rows) : noteEvent(definition, event, rows),
      ]),
    ),
  }
}

function noteEvent(definition: EventDefinition, event: Recorded, rows: Rows): void {
  const category = categoryOf(event.stream)
  const { actor } = event.metadata
  const { reason } = event.data
  const isSaid = actor.startsWith('admin:') && typeof reason === 'string' && !('reason' in definition.personal)
  rows.put('events', {
    ...rowOf(event, category),
    place: event.id,
    reason: isSaid ? reason : null,
    terms: termsOf(definition, event, category),
  })
}

/** One row for all of a kind that one person did in a row of revisions. */
function noteRange(definition: EventDefinition, event: Recorded, rows: Rows): void {
  const category = categoryOf(event.stream)
  const { actor } = event.metadata
  const place = `${event.stream}@${event.type} ${actor} ${Math.floor(event.revision / RANGE)}`
  const terms = [...new Set(commonTerms(definition, event, category))]
  rows.keep('events', { ...rowOf(event, category), place, reason: null, count: 0, terms })
  rows.patch('events', { place }, { last_revision: event.revision })
  rows.add('events', { place }, { count: 1 })
}

function rowOf({ id, stream, revision, type, metadata }: Recorded, category: string) {
  return {
    ...{ event_id: id, stream, category, revision, last_revision: revision, count: 1, type },
    at: metadata.occurred_at,
    actor: metadata.actor,
    command: metadata.command,
    correlation_id: metadata.$correlationId,
    causation_id: metadata.$causationId,
  }
}
