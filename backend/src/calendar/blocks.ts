import { timeEvents as e, type TimeEvent } from '@kredka/contracts/calendar/events'
import { BLOCK_DAYS_MAX, BLOCKS_MAX } from '@kredka/contracts/calendar/rules'
import type { ConflictingLesson } from '@kredka/contracts/calendar/views'
import { DAY } from '@kredka/contracts/kernel/durations'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import type { BlockedTime, Calendar } from './calendar-state.ts'
import type { Block, CalendarCommand } from './commands.ts'

/** People block their own time, whatever stands in it: what was agreed on stays until somebody moves or cancels it. */
export function block(calendar: Calendar, command: Block): readonly TimeEvent[] | Rejection {
  const { do: _, is, ...wanted } = command
  const now = Date.parse(command.decided_at)
  const own = command.kind !== 'taken'
  if (is === 'change' && !isThere(calendar, command.block_id, now)) return reject('CALENDAR_EVENT_NOT_FOUND')
  if (own && !timesHold(command, now)) return reject('CALENDAR_EVENT_TIMES')
  if (own && is === 'new' && ownAhead(calendar, now) >= BLOCKS_MAX) return reject('CALENDAR_FULL')
  return [make(e.TimeBlocked, wanted)]
}

export function unblock(
  calendar: Calendar,
  command: Extract<CalendarCommand, { do: 'unblock' }>,
): readonly TimeEvent[] | Rejection {
  const { teacher_id, block_id, is, decided_at } = command
  if (is === 'own' && !isThere(calendar, block_id, Date.parse(decided_at))) return reject('CALENDAR_EVENT_NOT_FOUND')
  const known = calendar.blocks.some((one) => one.block_id === block_id)
  return known ? [make(e.TimeUnblocked, { teacher_id, block_id, decided_at })] : []
}

export function blockOf(data: EventOf<typeof e.TimeBlocked>['data']): BlockedTime {
  const { block_id, kind, starts_at, ends_at } = data
  return { block_id, kind, starts_at: Date.parse(starts_at), ends_at: Date.parse(ends_at) }
}

/** Lessons and open orders within a stretch of time that have not begun, in order. */
export function inTheWay(
  calendar: Calendar,
  starts_at: number,
  ends_at: number,
  now: number,
): readonly ConflictingLesson[] {
  return calendar.slots
    .filter(
      (slot) => slot.kind !== 'move' && slot.starts_at > now && slot.starts_at < ends_at && starts_at < slot.ends_at,
    )
    .map(({ lesson_id, order_id, student_id, kind, ...slot }) => ({
      lesson_id,
      order_id,
      student_id,
      starts_at: new Date(slot.starts_at).toISOString(),
      ends_at: new Date(slot.ends_at).toISOString(),
      is_order: kind === 'hold',
    }))
}

function timesHold(command: Block, now: number): boolean {
  const [starts_at, ends_at] = [Date.parse(command.starts_at), Date.parse(command.ends_at)]
  return starts_at < ends_at && ends_at > now && ends_at - starts_at <= BLOCK_DAYS_MAX * DAY
}

/** An own event that is not over: what is past stays as it was. */
function isThere(calendar: Calendar, block_id: string, now: number): boolean {
  return calendar.blocks.some((one) => one.block_id === block_id && one.kind !== 'taken' && one.ends_at > now)
}

function ownAhead(calendar: Calendar, now: number): number {
  return calendar.blocks.filter((one) => one.kind !== 'taken' && one.ends_at > now).length
}
