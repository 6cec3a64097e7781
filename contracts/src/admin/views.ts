import { Count, Id, Instant, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'

export const AdminIdView = Obj({ id: Id, name: Type.String() })
export type AdminIdView = Static<typeof AdminIdView>

/** One read model as the back office shows it (ADM-03). */
export const ProjectionStatusView = Obj({
  name: Type.String(),
  version: Type.String(),
  status: OneOf(['live', 'rebuilding', 'parked', 'absent']),
  position: Type.String(),
  /** Position of the log's end. */
  head: Type.String(),
  /** Milliseconds since the last event that it has not yet read was written; 0 when it is up to date. */
  lag_ms: Count,
  rows: Count,
  updated_at: Nullable(Instant),
  error: Nullable(
    Obj({
      message: Type.String(),
      event_type: Type.String(),
      stream: Type.String(),
      position: Type.String(),
      count: Count,
    }),
  ),
  rebuild: Nullable(
    Obj({
      events: Count,
      total: Count,
      /** Events a second. */
      rate: Type.Number({ minimum: 0 }),
      seconds_left: Nullable(Type.Number({ minimum: 0 })),
    }),
  ),
})
export type ProjectionStatusView = Static<typeof ProjectionStatusView>
