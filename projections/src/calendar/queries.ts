import { getCalendarSettings, listCalendar, listTakenSlots } from '@kredka/contracts/calendar/endpoints'
import { BLOCKS_ARE_LESSONS, BUSY_KINDS, CALENDAR_SPAN_MAX } from '@kredka/contracts/calendar/rules'
import type { CalendarEventView, TakenSlotView } from '@kredka/contracts/calendar/views'
import { DAY } from '@kredka/contracts/kernel/durations'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import { answer, type QueryHandler, userIdOf } from '../kernel/query.ts'

/** Whoever plans further ahead finds it in the calendar. */
const TIME_OFF_AHEAD = 1000 * DAY

/**
 * One's own calendar between `$2` and `$3`, whatever part one has in it: `$1` is who asks, `$4` is now.
 * @param more columns of `b` and `d`
 */
export function eventsSql(more = ''): string {
  return `select case when b.kind in ('move', 'custom', 'time_off') then b.id else b.lesson_id end as id,
    case when b.kind in ('custom', 'time_off') then 'custom'
         when b.kind = 'hold' then case when b.student_id = $1 then 'ordered_lesson' else 'order_for_teacher' end
         else case when b.student_id = $1 then 'taking_lesson' else 'giving_lesson' end end as type,
    w.title, b.starts_at as start, b.ends_at as "end", b.kind = 'time_off' as time_off, w.public_reason,
    b.kind = 'move' as proposed, b.kind in ('custom', 'time_off') and b.ends_at > $4 as can_change,
    b.lesson_id, d.order_id, d.offer_id, d.subject_id, d.level, d.place,
    case when b.student_id is null then null
         else jsonb_build_object('id', o.user_id, 'name', o.name, 'picture_url', o.picture_url) end as person${more}
  from calendar.busy b
  left join calendar.words w on w.block_id = b.id
  left join calendar.dates d on d.lesson_id = b.lesson_id
  left join profiles.people o on o.user_id = case when b.student_id = $1 then b.teacher_id else b.student_id end
 where (b.teacher_id = $1 and b.kind <> 'taken' or b.student_id = $1)
   and b.starts_at < $3 and b.ends_at > $2
 order by b.starts_at, b.ends_at, b.id`
}

const LESSONS = BUSY_KINDS.filter((kind) => BLOCKS_ARE_LESSONS[kind])

function spanOf(input: { readonly from: string; readonly to: string }) {
  const [from, to] = [Date.parse(input.from), Date.parse(input.to)]
  if (from > to || to - from > CALENDAR_SPAN_MAX * DAY)
    return reject('INVALID_INPUT', { details: [{ path: 'query/to', message: 'at most two months after from' }] })
  return { from: new Date(from), to: new Date(to) }
}

/** @param feedUrl the address of a person's feed of that generation */
export function calendarQueryHandlers(
  feedUrl: (user_id: string, generation: number) => string,
): readonly QueryHandler[] {
  return [
    answer(listCalendar, ['calendar', 'profiles'], async ({ sql, input, viewer, now }) => {
      const span = spanOf(input)
      if (isRejection(span)) return span
      const who = userIdOf(viewer)
      return [...(await sql<CalendarEventView>(eventsSql(), [who, span.from, span.to, new Date(now)]))]
    }),

    answer(listTakenSlots, ['calendar'], async ({ sql, input, viewer }) => {
      const span = spanOf(input)
      if (isRejection(span)) return span
      const rows = await sql<TakenSlotView>(
        `select starts_at as start_date, ends_at as end_date, case when kind = any($4) then 'lesson' else 'custom' end
            as kind
           from calendar.busy where teacher_id = $1 and starts_at < $3 and ends_at > $2 order by starts_at, ends_at,
             id`,
        [userIdOf(viewer), span.from, span.to, LESSONS],
      )
      return [...rows]
    }),

    answer(getCalendarSettings, ['calendar', 'profiles'], async ({ sql, viewer, now }) => {
      const who = viewer.kind === 'user' ? viewer.id : ''
      const [row] = await sql<{ readonly daily_cap: number | null; readonly generation: number | null }>(
        `select (select lessons from calendar.caps where teacher_id = $1) as daily_cap,
                (select generation from calendar.feeds where user_id = $1) as generation`,
        [who],
      )
      const generation = row?.generation ?? null
      const times = [who, new Date(now), new Date(now + TIME_OFF_AHEAD), new Date(now)]
      const time_off = await sql<CalendarEventView>(`select * from (${eventsSql()}) own where own.time_off`, times)
      return {
        daily_cap: row?.daily_cap ?? null,
        feed_url: generation === null ? null : feedUrl(who, generation),
        time_off: [...time_off],
      }
    }),
  ]
}
