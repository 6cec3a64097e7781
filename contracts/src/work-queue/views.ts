import type { Static } from 'typebox'
import { Count, CountsBy, Id, Instant, Nullable, Obj, OneOf, Type } from '../kernel/schema.ts'
import { STAFF_ROLES } from '../kernel/staff.ts'
import { WORK_KINDS } from './rules.ts'

export const WorkKindName = OneOf(WORK_KINDS)

export const ColleagueView = Obj({ id: Id, name: Type.String(), role: OneOf(STAFF_ROLES) })
export type ColleagueView = Static<typeof ColleagueView>
/** Who looks after it. */
const Assignee = Obj({ id: Id, name: Type.String() })

export const WorkItemView = Obj({
  kind: WorkKindName,
  /** Of the thing that waits; of a beta feature that was asked for the person's. */
  id: Id,
  /** Begin of what people wrote, or a name of the thing; null where there are no words. */
  title: Nullable(Type.String()),
  /** A code of its kind beside the words: why it was reported, what a message is about. */
  topic: Nullable(Type.String()),
  /** Whose it is, or who asks; null for a guest. */
  who: Nullable(Obj({ id: Id, name: Nullable(Type.String()) })),
  /** Waits since. */
  since: Instant,
  /** Who of the staff looks after it. */
  assignee: Nullable(Assignee),
})
export type WorkItemView = Static<typeof WorkItemView>

/** How much waits for staff; of no kind more than `WORK_COUNTED_MAX` are counted. */
export const WaitingView = CountsBy(WORK_KINDS)
export type WaitingView = Static<typeof WaitingView>

/** One thing in the queue, seen from its own page. */
export const WorkPlaceView = Obj({
  /** Null where it waits for nothing: it was decided, or never waited. */
  item: Nullable(WorkItemView),
  /** How much waits in all, up to `WORK_COUNTED_MAX`, which stands for more. */
  waiting: Count,
  /** How much of it waits longer, up to the same. */
  ahead: Count,
  /**
   * What to take up after it: the longest waiting of the same kind, else of any, that no colleague looks after. Null
   * where nothing is left.
   */
  next: Nullable(WorkItemView),
})
export type WorkPlaceView = Static<typeof WorkPlaceView>
