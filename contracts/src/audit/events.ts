import { type EventOf, event } from '../kernel/events.ts'
import { Count, DateOnly, Id, Instant, Nullable, Obj, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { EXPORT_NAMES_MAX } from './rules.ts'

/** SHA-256 as lower-case hex. */
const Root = Type.String({ pattern: '^[0-9a-f]{64}$' })

/**
 * Stream `seal-log`. What the log held until the end of a day of Europe/Warsaw, as one number that no changed, lost or
 * added event leaves as it was (ANA-04). Events are counted from 1 in the order of the log, so that the numbers are the
 * same in every store. Seals follow each other without a gap, and each vouches for all before it.
 */
export const LogSealed = event(
  'LogSealed',
  Obj({
    /** The range ends with the event before the next day's `DayBegan`. */
    day: DateOnly,
    first: Count,
    last: Count,
    count: Count,
    /** Over the root before and the Merkle tree (RFC 6962) of the range. */
    root: Root,
    /** Null for the first seal of the log. */
    previous_root: Nullable(Root),
  }),
)

/**
 * Stream `privateread-{event_id}`. Staff opened the personal part of an event, and why (ADM-03): one of these for each
 * person whose words or data it holds.
 */
export const PrivateEventRead = event(
  'PrivateEventRead',
  Obj({
    event_id: Type.String({ format: 'uuid' }),
    stream: Text(200),
    revision: Count,
    type: Text(80),
    subject_id: Id,
    admin_id: Id,
    reason: Text(REASON_MAX),
  }),
)

const Names = Type.Array(Text(200), { maxItems: EXPORT_NAMES_MAX })

/**
 * Stream `personalexport-{export_id}`. Somebody of the staff takes events out of the log with what is personal in them,
 * and why (ANA-01). It stands in the log before the first of them is written; an export that is gone on with has one
 * for each run.
 */
export const PersonalExportBegan = event(
  'PersonalExportBegan',
  Obj({
    export_id: Id,
    /** What it was narrowed to; nothing: all. */
    types: Names,
    categories: Names,
    streams: Names,
    from: Nullable(Instant),
    until: Nullable(Instant),
    admin_id: Id,
    /** Who was logged in at the machine: the tool is told whom it works for, and asks for no password. */
    os_user: Text(100),
    reason: Text(REASON_MAX),
  }),
)

export const auditEvents = { LogSealed, PrivateEventRead, PersonalExportBegan }
export type PrivateEventRead = EventOf<typeof PrivateEventRead>
export type PersonalExportBegan = EventOf<typeof PersonalExportBegan>
