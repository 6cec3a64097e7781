import { event } from '../kernel/events.ts'
import { Count, DateOnly, Nullable, Obj, Type } from '../kernel/schema.ts'

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

export const auditEvents = { LogSealed }
