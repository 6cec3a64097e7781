import { event } from '../kernel/events.ts'
import { Id, Obj, OneOf } from '../kernel/schema.ts'

/**
 * Stream `dataexport-{user_id}`. The person asked for their data and showed that it is them; written before any of it
 * leaves (EVT-10).
 */
export const DataExported = event('DataExported', Obj({ user_id: Id, proof: OneOf(['password', 'fresh_login']) }))

export const privacyEvents = { DataExported }
