import { accountEvents } from '@kredka/contracts/accounts/events'
import type { EventDefinition, Recorded } from '@kredka/contracts/kernel/events'
import { findConcerned } from '@kredka/contracts/privacy/rules'
import { on, type Projection, type Rows } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

/**
 * Where a person's history is found, and what they accepted (EVT-10, LGL-01).
 * @param definitions events of every module: people stand in any of them
 */
export function createPrivacyProjection(definitions: readonly EventDefinition[]): Projection {
  return {
    name: 'privacy',
    number: 1,
    tables: sqlBeside(import.meta.url),
    on: {
      ...Object.fromEntries(
        definitions.map((definition) => [
          definition.name,
          (event: Recorded, rows: Rows) => noteConcerned(definition, event, rows),
        ]),
      ),
      ...on(accountEvents.TermsAccepted, (event, rows) => {
        const { user_id, document, version } = event.data
        rows.put('acceptances', { user_id, document, version, accepted_at: event.metadata.occurred_at })
        noteConcerned(accountEvents.TermsAccepted, event, rows)
      }),
      // nobody asks for their history any more
      ...on(accountEvents.PersonForgotten, ({ data }, rows) => {
        rows.remove('concerns', { subject_id: data.subject_id })
      }),
    },
  }
}

function noteConcerned(definition: EventDefinition, event: Recorded, rows: Rows): void {
  for (const subject_id of findConcerned(definition, event, event.metadata.actor)) {
    rows.put('concerns', { subject_id, stream: event.stream })
  }
}
