import { timeEvents as e } from '@kredka/contracts/calendar/events'
import { make } from '@kredka/contracts/kernel/events'
import { story } from '../../kernel/testing/story.ts'
import { calendarDecider } from '../calendar.ts'
import type { CalendarCommand, Hold, HoldMove, HoldProposed } from '../commands.ts'
import { DECIDED, idOf, STUDENT, TEACHER } from './holds.ts'

export const OTHER = '01jd0000000000000000000009'
export const FIVE = '2026-10-05T15:00:00.000Z'
export const SIX = '2026-10-05T16:00:00.000Z'
export const SEVEN = '2026-10-05T17:00:00.000Z'
export const HALF_PAST_FIVE = '2026-10-05T15:30:00.000Z'
export const TUESDAY = '2026-10-06T15:00:00.000Z'
export const WEDNESDAY = '2026-10-07T15:00:00.000Z'

export const calendar = story(calendarDecider, e)
export const held = ({ do: _, buffer_minutes: __, ...data }: Hold) => make(e.TimeHeld, data)
export const lesson = (order: number, n = 0) => idOf('v', order * 100 + n)
export const booked = (order: number, n = 0, open = 0) =>
  make(e.TimeBooked, {
    teacher_id: TEACHER,
    order_id: idOf('r', order),
    slot_ids: [lesson(order, n)],
    open,
    decided_at: DECIDED,
  })
export const book = (order: number, slots: readonly number[]): CalendarCommand => ({
  do: 'book',
  teacher_id: TEACHER,
  order_id: idOf('r', order),
  slot_ids: slots.map((n) => lesson(order, n)),
  decided_at: DECIDED,
})
export const free = (slot_ids: readonly string[]): CalendarCommand => ({
  do: 'free',
  teacher_id: TEACHER,
  slot_ids,
  why: 'rejected',
  decided_at: DECIDED,
})
export const block = (more: Partial<Extract<CalendarCommand, { do: 'block' }>> = {}) => ({
  do: 'block' as const,
  teacher_id: TEACHER,
  block_id: idOf('b', 1),
  kind: 'custom' as const,
  starts_at: FIVE,
  ends_at: SIX,
  title: 'Dentysta',
  public_reason: null,
  decided_at: DECIDED,
  is: 'new' as const,
  ...more,
})
export const blocked = ({ do: _, is: __, ...data }: ReturnType<typeof block>) => make(e.TimeBlocked, data)
export const moveTo = (starts_at: string, more: Partial<HoldMove> = {}): HoldMove => ({
  do: 'hold_move',
  teacher_id: TEACHER,
  student_id: STUDENT,
  lesson_id: lesson(1),
  slot: {
    slot_id: idOf('s', 1),
    starts_at,
    ends_at: new Date(Date.parse(starts_at) + 3_600_000).toISOString(),
    date: starts_at.slice(0, 10),
  },
  proposer_id: STUDENT,
  note: null,
  lapses_at: FIVE,
  buffer_minutes: 0,
  decided_at: DECIDED,
  ...more,
})
export const moveHeld = ({ do: _, buffer_minutes: __, ...data }: HoldMove) => make(e.MoveHeld, data)
export const move: CalendarCommand = {
  do: 'move',
  teacher_id: TEACHER,
  lesson_id: lesson(1),
  slot_id: idOf('s', 1),
  freed_slot_id: lesson(1),
  decided_at: DECIDED,
}
export const moved = make(e.TimeMoved, {
  teacher_id: TEACHER,
  lesson_id: lesson(1),
  slot_id: idOf('s', 1),
  freed_slot_id: lesson(1),
  decided_at: DECIDED,
})

/** The times of a proposal for dates of the first order, which are held beside their own. */
export const proposedTo = (starts: readonly string[], more: Partial<HoldProposed> = {}): HoldProposed => ({
  do: 'hold_proposed',
  teacher_id: TEACHER,
  student_id: STUDENT,
  order_id: idOf('r', 1),
  proposal_id: idOf('p', 1),
  times: starts.map((starts_at, n) => ({
    lesson_id: lesson(1, n),
    slot: { ...moveTo(starts_at).slot, slot_id: idOf('s', n) },
  })),
  buffer_minutes: 0,
  decided_at: DECIDED,
  ...more,
})
export const proposedHeld = ({ do: _, buffer_minutes: __, times, ...data }: HoldProposed) =>
  make(e.ProposedTimesHeld, { ...data, times: [...times] })
