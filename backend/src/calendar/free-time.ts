import { type Busy, type FreeTimeRule, nearSlots, type SlotFault } from '@kredka/contracts/calendar/free-slots'
import { NEAR_SLOTS } from '@kredka/contracts/calendar/rules'
import { type ErrorDetail, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { groupHours } from '../availability/index.ts'
import type { WriteSide } from '../kernel/write-side.ts'
import { teachingFacts, timeZoneOf } from '../settings/index.ts'
import { calendarDecider } from './calendar.ts'

/**
 * What an order is checked against: the rule, and the revision of the hours that it rests on (-1: the teacher has no
 * such group).
 */
export interface TeachersTime {
  readonly rule: FreeTimeRule
  readonly availability_revision: number
}

/**
 * When lessons of a teacher can be ordered in the hours of one group, as of now (AVL-02): `slotFault(rule, start,
 * duration)` says why a time cannot. The calendar decides anew, with what it knows then.
 * @param lesson_id of a lesson that is to be moved: its own times do not stand in its way
 */
export async function teachersTime(
  write: WriteSide,
  of: {
    readonly teacher_id: string
    readonly availability_group_id: string
    readonly now: number
    readonly lesson_id?: string
  },
): Promise<TeachersTime> {
  const { teacher_id, now } = of
  const [hours, facts, timezone, { state }] = await Promise.all([
    groupHours(write, teacher_id, of.availability_group_id),
    teachingFacts(write, teacher_id),
    timeZoneOf(write, teacher_id),
    write.fold(calendarDecider, teacher_id),
  ])
  const busy: readonly Busy[] = [
    ...state.slots.filter(({ lesson_id }) => lesson_id !== of.lesson_id),
    ...state.blocks.map((block) => ({ ...block, date: null })),
  ]
  const { lead_time_hours, not_today, buffer_minutes, horizon_days } = facts
  const rules = { lead_time_hours, not_today, buffer_minutes, horizon_days, daily_cap: state.daily_cap }
  return {
    rule: { entries: hours.entries, timezone, busy, ...rules, now },
    availability_revision: hours.revision,
  }
}

/**
 * Why a time cannot be had, with the free ones that are closest to it (AVL-02); they follow what says which date it is.
 */
export function slotTaken(
  rule: FreeTimeRule,
  wanted: number,
  duration: number,
  details: readonly ErrorDetail[] = [],
  why: SlotFault = 'SLOT_TAKEN',
): Rejection {
  const near = nearSlots(rule, wanted, duration, NEAR_SLOTS).map(
    ({ starts_at }, at): ErrorDetail => ({ path: `near/${at}`, message: new Date(starts_at).toISOString() }),
  )
  return reject(why, { details: [...details, ...near] })
}
