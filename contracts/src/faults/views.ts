import { ActView } from '../admin/views.ts'
import { Count, Instant, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { FAULT_SIDES, FAULT_SOURCES, FAULT_STATES } from './rules.ts'

const fault = {
  id: Type.String(),
  source: OneOf(FAULT_SOURCES),
  side: OneOf(FAULT_SIDES),
  state: OneOf(FAULT_STATES),
  /** Endpoint, job, process, or page. */
  place: Type.String(),
  /** Of the error, such as `TypeError`. */
  name: Type.String(),
  /** Of the last time, without what people wrote. */
  message: Type.String(),
  times: Count,
  first_at: Instant,
  last_at: Instant,
  /** It was resolved, and happened again then. */
  reopened_at: Nullable(Instant),
}

/** Faults that are alike, as one row (ADM-02). */
export const FaultView = Obj(fault)
export type FaultView = Static<typeof FaultView>

export const FaultDetailView = Obj({
  ...fault,
  /** Frames of the code; empty where there were none. */
  stack: Type.String(),
  /** The last times, newest first: what led to each is found by its correlation id. */
  occurrences: Type.Array(Obj({ at: Instant, correlation_id: Nullable(Type.String()), times: Count })),
  /** What staff decided, the oldest first. */
  history: Type.Array(ActView),
})
export type FaultDetailView = Static<typeof FaultDetailView>
