import { AskedDate, DateOnly, Id, Nullable, Obj, OneOf, type Static, Text, Type } from '../kernel/schema.ts'
import { GROUP_NAME_MAX, MAX_ENTRIES } from './rules.ts'

const when = {
  type: OneOf(['week_day', 'month_day', 'special']),
  day: Type.Optional(Type.Integer({ minimum: 1, maximum: 31 })),
  start_time: Nullable(Type.String({ format: 'kredka-time' })),
  end_time: Nullable(Type.String({ format: 'kredka-time' })),
}
export const AvailabilityEntry = Obj({ ...when, date: Type.Optional(DateOnly) })
export type AvailabilityEntry = Static<typeof AvailabilityEntry>

export const Entries = Type.Array(AvailabilityEntry, { minItems: 1, maxItems: MAX_ENTRIES })
/** As a client names them. */
export const AskedEntries = Type.Array(Obj({ ...when, date: Type.Optional(AskedDate) }), {
  minItems: 1,
  maxItems: MAX_ENTRIES,
})

export const AvailabilityGroupView = Obj({
  id: Id,
  name: Text(GROUP_NAME_MAX),
  entries: Type.Array(AvailabilityEntry),
  /** Offers of the teacher that use it. */
  offers: Type.Integer({ minimum: 0 }),
})
export type AvailabilityGroupView = Static<typeof AvailabilityGroupView>
