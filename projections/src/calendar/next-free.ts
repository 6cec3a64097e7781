import { availabilityEvents as availability } from '@kredka/contracts/availability/events'
import type { EntryTimes } from '@kredka/contracts/availability/rules'
import { calendarEvents as calendar } from '@kredka/contracts/calendar/events'
import { type FreeTimeRule, freeSlotsOn } from '@kredka/contracts/calendar/free-slots'
import type { BusyKind } from '@kredka/contracts/calendar/rules'
import { jobEvents } from '@kredka/contracts/jobs/events'
import { DAY, MINUTE } from '@kredka/contracts/kernel/durations'
import { addDays, dateAt } from '@kredka/contracts/kernel/zones'
import { BASE_DURATION } from '@kredka/contracts/offers/rules'
import { settingsEvents as settings } from '@kredka/contracts/settings/events'
import { DEFAULT_BOOKING, DEFAULT_TIME_ZONE, HORIZON_DAYS } from '@kredka/contracts/settings/rules'
import { type Apply, on, type Rows } from '../kernel/projection.ts'

/** Days after the lead time for which free times are kept at least. */
const AHEAD = 7
/**
 * Days after which they are made anew, which leaves some for the slices to come late. A quarter of all groups is due
 * each midnight.
 */
const EVERY = 4
const QUARTER = 15 * MINUTE

interface At {
  readonly metadata: { readonly occurred_at: string }
}

/** Something changed for all groups of the teacher. */
export function touch(teacher_id: string, { metadata }: At, rows: Rows): void {
  rows.put('touches', { teacher_id, at: metadata.occurred_at })
}

/** What the next free time follows from beside the calendar's own events, and what all of them change (OFR-05). */
export const freeTimes: Readonly<Record<string, Apply>> = {
  ...on(availability.AvailabilityGroupCreated, (event, rows) => putGroup(event, rows)),
  ...on(availability.AvailabilityGroupChanged, (event, rows) => putGroup(event, rows)),
  ...on(availability.AvailabilityGroupRemoved, ({ data: { group_id } }, rows) => rows.remove('free', { group_id })),
  ...on(settings.RegionChosen, (event, rows) => {
    const { user_id: teacher_id, timezone } = event.data
    rows.put('zones', { teacher_id, timezone })
    touch(teacher_id, event, rows)
  }),
  ...on(settings.BookingRulesChanged, (event, rows) => {
    const { user_id: teacher_id, lead_time_hours, not_today, buffer_minutes } = event.data
    rows.put('booking', { teacher_id, lead_time_hours, not_today, buffer_minutes })
    touch(teacher_id, event, rows)
  }),
  ...on(jobEvents.DayBegan, ({ data: { date } }, rows) => rows.put('days', { id: 1, today: date })),
}

const TOUCHING = [
  calendar.TimeHeld,
  calendar.TimeFreed,
  calendar.TimeMoved,
  calendar.MoveHeld,
  calendar.ProposedTimesHeld,
  calendar.TimeBlocked,
  calendar.TimeUnblocked,
  calendar.DailyCapChosen,
] as const

/** The same handlers, after each of which somebody's free times are to be made anew where it changed them. */
export function withTouches(handlers: Readonly<Record<string, Apply>>): Readonly<Record<string, Apply>> {
  const wrapped = TOUCHING.map(({ name }): [string, Apply] => [
    name,
    async (event, rows) => {
      await handlers[name]?.(event, rows)
      touch(String(event.data.teacher_id), event, rows)
    },
  ])
  return { ...handlers, ...Object.fromEntries(wrapped) }
}

interface Group {
  readonly data: { readonly group_id: string; readonly teacher_id: string; readonly entries: readonly EntryTimes[] }
}

/** A group of its own: the teacher's others stay as they are. */
function putGroup({ data, metadata }: Group & At, rows: Rows): void {
  const { group_id, teacher_id, entries } = data
  rows.put('free', { group_id, teacher_id, entries, at: metadata.occurred_at, phase: phaseOf(group_id) })
}

/** Which of `EVERY` days is the group's, for ever the same. */
function phaseOf(group_id: string): number {
  return [...group_id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % EVERY
}

/** Of so many teachers and groups free times are made anew at a time: bounds the memory. */
const TEACHERS_AT_ONCE = 50
const GROUPS_AT_ONCE = 500

/**
 * Makes anew what has changed. It follows from the rows, with the day that began last for the clock, or the last change
 * where that is later.
 * @returns whether more may be left
 */
export async function settleFreeTimes(rows: Rows): Promise<boolean> {
  const [teachers, groups] = await Promise.all([
    rows.sql<{ teacher_id: string }>(`select teacher_id from touches where due limit ${TEACHERS_AT_ONCE}`),
    rows.sql<{ group_id: string }>(`select group_id from free where begins is null limit ${GROUPS_AT_ONCE}`),
  ])
  if (teachers.length + groups.length === 0) return false
  const whose = teachers.map(({ teacher_id }) => teacher_id)
  const which = groups.map(({ group_id }) => group_id)
  const due = await rows.sql<DueRow>(`${DUE} where f.teacher_id = any($1) or f.group_id = any($2)`, [whose, which])
  await Promise.all([keep(due, rows), rows.sql('update touches set due = false where teacher_id = any($1)', [whose])])
  return teachers.length === TEACHERS_AT_ONCE || groups.length === GROUPS_AT_ONCE
}

const RENEWED_A_SLICE = 100

/** Makes some of those anew whose days run out. */
export async function renewSome(rows: Rows): Promise<boolean> {
  const due = await rows.sql<DueRow>(
    `${DUE} where f.group_id in (
       select group_id from free where renew_on <= (select today from days) order by renew_on
         limit ${RENEWED_A_SLICE})`,
  )
  await keep(due, rows)
  return due.length === RENEWED_A_SLICE
}

async function keep(due: readonly DueRow[], rows: Rows): Promise<void> {
  if (due.length > 0) await rows.sql(KEEP, [JSON.stringify(due.map(runsOf))])
}

interface DueRow extends Readonly<Record<string, unknown>> {
  readonly group_id: string
  readonly entries: readonly EntryTimes[]
  /** The day from which on times are wanted. */
  readonly since: string
  readonly timezone: string | null
  readonly lead_time_hours: number | null
  readonly not_today: boolean | null
  readonly buffer_minutes: number | null
  readonly daily_cap: number | null
  readonly busy: readonly [starts_at: number, ends_at: number, kind: BusyKind, date: string | null][]
}

const millis = (instant: string) => `(extract(epoch from ${instant}) * 1000)::float8`

/**
 * Groups with all that their times follow from. The day from which on they are wanted is one of every `EVERY`, each
 * group's own: whenever they are made within those, they come out the same.
 */
const DUE = `
  select f.group_id, f.entries, since.day as since, z.timezone, b.lead_time_hours, b.not_today, b.buffer_minutes,
    c.lessons as daily_cap,
         coalesce((select jsonb_agg(jsonb_build_array(${millis('y.starts_at')}, ${millis('y.ends_at')}, y.kind, y.date))
                     from busy y where y.teacher_id = f.teacher_id and y.ends_at > since.day - interval '2 days'),
                       '[]') as busy
    from free f
    left join touches t on t.teacher_id = f.teacher_id
   cross join lateral (select greatest(f.at::date, t.at::date, (select today from days)) as day) last
   cross join lateral (select last.day - (last.day - date '2000-01-01' + f.phase) % ${EVERY} as day) since
    left join zones z on z.teacher_id = f.teacher_id
    left join booking b on b.teacher_id = f.teacher_id
    left join caps c on c.teacher_id = f.teacher_id`

const KEEP = `
  update free f
     set begins = k.begins, lasts = k.lasts, renew_on = k.since + ${EVERY}, timezone = k.timezone,
       lead_time_hours = k.lead_time_hours,
         not_today = k.not_today
    from jsonb_to_recordset($1::jsonb) as k(group_id text, begins timestamptz[], lasts timestamptz[], since date,
      timezone text,
                                            lead_time_hours int, not_today boolean)
   where f.group_id = k.group_id`

/**
 * The runs of starts of one group. They go on to the first day past what is kept that has any, so that none is missed
 * while they hold.
 */
function runsOf({ group_id, entries, since, busy, daily_cap, ...chosen }: DueRow) {
  const timezone = chosen.timezone ?? DEFAULT_TIME_ZONE
  const lead_time_hours = chosen.lead_time_hours ?? DEFAULT_BOOKING.lead_time_hours
  const rule: FreeTimeRule = {
    entries,
    timezone,
    busy: busy.map(([starts_at, ends_at, kind, date]) => ({ starts_at, ends_at, kind, date })),
    buffer_minutes: chosen.buffer_minutes ?? DEFAULT_BOOKING.buffer_minutes,
    lead_time_hours: 0,
    not_today: false,
    horizon_days: HORIZON_DAYS,
    daily_cap,
    // the day before: somewhere it is still that
    now: Date.parse(since) - DAY,
  }
  const first = dateAt(rule.now, timezone)
  const horizon = addDays(first, HORIZON_DAYS)
  const enough = addDays(first, 1 + Math.ceil(lead_time_hours / 24) + AHEAD)
  const runs: { begins: number; last: number }[] = []
  for (let date = first; date <= horizon; date = addDays(date, 1)) {
    const slots = freeSlotsOn(rule, date, BASE_DURATION)
    for (const { starts_at } of slots) {
      const run = runs.at(-1)
      if (run !== undefined && starts_at - run.last <= QUARTER) run.last = starts_at
      else runs.push({ begins: starts_at, last: starts_at })
    }
    if (date >= enough && slots.length > 0) break
  }
  return {
    group_id,
    begins: runs.map(({ begins }) => new Date(begins).toISOString()),
    lasts: runs.map(({ last }) => new Date(last).toISOString()),
    since,
    timezone,
    lead_time_hours,
    not_today: chosen.not_today ?? DEFAULT_BOOKING.not_today,
  }
}

/**
 * The next time at which a lesson of an hour could be ordered, null where there is none (AVL-02). It is shown, never
 * decided by.
 * @param group column with the group of hours
 * @param now parameter with the instant
 */
export function nextFreeOf(group: string, now: string): string {
  const quarter = `date_bin('15 minutes', soonest.at + interval '15 minutes' - interval '1 microsecond',
      timestamptz 'epoch')`
  return `(select min(case when run.begins >= soonest.at then run.begins when ${quarter} <= run.last
      then ${quarter} end)
     from calendar.free f
    cross join lateral (select greatest(${now} + make_interval(hours => f.lead_time_hours), case when f.not_today then
        ((${now} at time zone f.timezone)::date + 1)::timestamp at time zone f.timezone end) as at) soonest
    cross join lateral unnest(f.begins, f.lasts) run(begins, last)
    where f.group_id = ${group})`
}
