import type { EntryTimes } from '@kredka/contracts/availability/rules'
import { getFreeDays, getFreeSlots, getTeacherTime } from '@kredka/contracts/calendar/endpoints'
import {
  type FreeSlot,
  type FreeTimeRule,
  freeSlotsBetween,
  nextFreeSlots,
} from '@kredka/contracts/calendar/free-slots'
import type { FreeSlotView, TimeOffView } from '@kredka/contracts/calendar/views'
import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { addDays, dateAt, datesOfMonth, instantOf, isZone } from '@kredka/contracts/kernel/zones'
import { BASE_DURATION } from '@kredka/contracts/offers/rules'
import { answer, type Question, userIdOf } from '../kernel/query.ts'
import { ruleOf, TIME, type TimeRow, timeColumns } from './rules.ts'

const READS = ['calendar', 'offers', 'profiles', 'settings', 'availability'] as const
/** Times that a teacher's page shows. */
const NEXT = 6
const TIMES_OFF = 3

interface Asked {
  readonly id: string
  readonly zone?: string
  readonly lesson_id?: string
}
interface Found {
  readonly rule: FreeTimeRule
  /** In which days are counted. */
  readonly zone: string
}

export const freeTimeQueryHandlers = [
  answer(getFreeSlots, READS, async (question) => {
    const { date, duration } = question.input
    const found = await ruleFor(question)
    if (isRejection(found)) return found
    const { rule, zone } = found
    const slots = freeSlotsBetween(rule, instantOf(date, 0, zone), instantOf(date, 1440, zone), duration)
    const next_date = slots.length > 0 ? null : nextDate(found, addDays(date, 1), duration)
    return { timezone: rule.timezone, slots: slots.map(viewOf), next_date }
  }),

  answer(getFreeDays, READS, async (question) => {
    const { month, duration } = question.input
    const found = await ruleFor(question)
    if (isRejection(found)) return found
    const { rule, zone } = found
    const dates = datesOfMonth(month)
    const end = addDays(dates.at(-1) ?? `${month}-28`, 1)
    const slots = freeSlotsBetween(rule, instantOf(`${month}-01`, 0, zone), instantOf(end, 0, zone), duration)
    const counts = new Map<string, number>()
    for (const { starts_at } of slots) {
      const date = dateAt(starts_at, zone)
      counts.set(date, (counts.get(date) ?? 0) + 1)
    }
    return {
      timezone: rule.timezone,
      days: [...counts].map(([date, count]) => ({ date, slots: count })),
      next_date: slots.length > 0 ? null : nextDate(found, end, duration),
      horizon: addDays(dateAt(rule.now, zone), rule.horizon_days),
    }
  }),

  answer(getTeacherTime, READS, async ({ sql, input, now }) => {
    const [row] = await sql<TimeRow & { readonly groups: readonly Group[]; readonly time_off: readonly TimeOffView[] }>(
      `select coalesce((select jsonb_agg(jsonb_build_object('entries', g.entries, 'offer_ids', v.offer_ids))
                  from (select availability_group_id as group_id, jsonb_agg(offer_id order by offer_id) as offer_ids
                          from offers.versions where teacher_id = p.user_id and visible group by 1) v
                  join availability.groups g on g.group_id = v.group_id and g.teacher_id = p.user_id), '[]') as groups,
              coalesce((select jsonb_agg(jsonb_build_object('starts_at', starts_at, 'ends_at', ends_at,
                                                            'public_reason', public_reason) order by starts_at)
                  from (select b.starts_at, b.ends_at, w.public_reason
                          from calendar.busy b join calendar.words w on w.block_id = b.id
                         where b.teacher_id = p.user_id and b.kind = 'time_off' and b.ends_at > $2
                         order by b.starts_at limit ${TIMES_OFF}) t), '[]') as time_off,
              ${timeColumns('$2')}
         from profiles.people p ${TIME}
        where p.user_id = $1 and p.teaches`,
      [input.id, new Date(now)],
    )
    if (row === undefined) return reject('NOT_FOUND')
    const rule = ruleOf(row, [], now)
    const time_off = row.time_off.map((off) => ({ ...off, ...isoOf(off) }))
    return { timezone: rule.timezone, slots: nextOf(rule, row.groups), time_off }
  }),
]

interface Group {
  readonly entries: readonly EntryTimes[]
  readonly offer_ids: readonly string[]
}

/** The first times of all groups that do not overlap: a choice, not every quarter of the same hour. */
function nextOf(rule: FreeTimeRule, groups: readonly Group[]) {
  const byStart = new Map<number, FreeSlot & { readonly offer_ids: string[] }>()
  for (const { entries, offer_ids } of groups) {
    let from = rule.now
    for (let n = 0; n < NEXT; n++) {
      const [slot] = nextFreeSlots({ ...rule, entries }, from, BASE_DURATION, 1)
      if (slot === undefined) break
      byStart.set(slot.starts_at, {
        ...slot,
        offer_ids: [...(byStart.get(slot.starts_at)?.offer_ids ?? []), ...offer_ids],
      })
      from = slot.ends_at
    }
  }
  return [...byStart.values()]
    .toSorted((a, b) => a.starts_at - b.starts_at)
    .slice(0, NEXT)
    .map(({ offer_ids, ...slot }) => ({ ...viewOf(slot), offer_ids }))
}

/** A lesson that is to be moved keeps to the offer that it was ordered from, whatever became of that offer. */
async function ruleFor({ sql, input, viewer, now }: Question<Asked>): Promise<Found | Rejection> {
  if (input.zone !== undefined && !isZone(input.zone)) return reject('TIME_ZONE_UNKNOWN')
  const [row] = await sql<TimeRow & { readonly entries: readonly EntryTimes[] | null; readonly moves: boolean }>(
    `select g.entries, ${timeColumns('$2', 'd.lesson_id')}
       from offers.versions v
       join offers.offers o on o.offer_id = v.offer_id
       join profiles.people p on p.user_id = v.teacher_id
       left join calendar.dates d on d.lesson_id = $3 and d.offer_id = v.offer_id and $4 in (d.teacher_id, d.student_id)
       left join availability.groups g on g.group_id = v.availability_group_id and g.teacher_id = v.teacher_id
       ${TIME}
      where v.offer_id = $1 and (v.visible and p.teaches or d.lesson_id is not null and v.version = o.latest_version)
      order by v.visible desc limit 1`,
    [input.id, new Date(now), input.lesson_id ?? null, userIdOf(viewer)],
  )
  if (row === undefined) return reject('OFFER_NOT_FOUND')
  const rule = ruleOf(row, row.entries ?? [], now)
  return { rule, zone: input.zone ?? rule.timezone }
}

function nextDate({ rule, zone }: Found, from: string, duration: number): string | null {
  const [next] = nextFreeSlots(rule, Math.max(rule.now, instantOf(from, 0, zone)), duration, 1)
  return next === undefined ? null : dateAt(next.starts_at, zone)
}

function viewOf({ starts_at, ends_at }: FreeSlot): FreeSlotView {
  return { starts_at: new Date(starts_at).toISOString(), ends_at: new Date(ends_at).toISOString() }
}

function isoOf({ starts_at, ends_at }: FreeSlotView): FreeSlotView {
  return { starts_at: new Date(starts_at).toISOString(), ends_at: new Date(ends_at).toISOString() }
}
