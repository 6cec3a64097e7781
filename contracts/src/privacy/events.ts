import { event } from '../kernel/events.ts'
import { Id, Obj, OneOf, Text } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'

/**
 * Stream `dataexport-{user_id}`. The person asked for their data and showed that it is them; written before any of it
 * leaves (EVT-10).
 */
export const DataExported = event('DataExported', Obj({ user_id: Id, proof: OneOf(['password', 'fresh_login']) }))

/**
 * Stream `personfile-{user_id}`. Staff opened everything that the site knows of a person, such as for an answer to a
 * request under the GDPR, and why (ADM-03); written before any of it is shown.
 */
export const PersonFileOpened = event('PersonFileOpened', Obj({ user_id: Id, admin_id: Id, reason: Text(REASON_MAX) }))

export const privacyEvents = { DataExported, PersonFileOpened }
