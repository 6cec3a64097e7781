import { type EventsOf, event } from '../kernel/events.ts'
import { Id, Nullable, Obj, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'

/** A fault is named by the hash of what tells it from others: the same fault has the same name for good. */
export const FaultRef = Type.String({ pattern: '^[0-9a-f]{26}$' })

const decided = {
  fault_id: FaultRef,
  /** Endpoint, job, process or page: the fault itself is no event (EVT-01). */
  place: Text(200),
  admin_id: Id,
}

/** Stream `fault-{fault_id}`: what staff decided about faults of the error log (ADM-02). */
export const FaultResolved = event('FaultResolved', Obj({ ...decided, reason: Nullable(Text(REASON_MAX)) }))
export const FaultIgnored = event('FaultIgnored', Obj({ ...decided, reason: Text(REASON_MAX) }))
export const FaultReopened = event('FaultReopened', Obj({ ...decided, reason: Text(REASON_MAX) }))

export const faultEvents = { FaultResolved, FaultIgnored, FaultReopened }
export type FaultEvent = EventsOf<typeof faultEvents>
