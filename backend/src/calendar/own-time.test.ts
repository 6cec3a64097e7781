import { timeEvents as e } from '@kredka/contracts/calendar/events'
import { BLOCKS_MAX } from '@kredka/contracts/calendar/rules'
import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import { make } from '@kredka/contracts/kernel/events'
import { inTheWay } from './blocks.ts'
import { calendarDecider } from './calendar.ts'
import { DECIDED, holdOf, idOf, STUDENT, TEACHER } from './testing/holds.ts'
import {
  block,
  blocked,
  booked,
  calendar,
  FIVE,
  HALF_PAST_FIVE,
  held,
  lesson,
  move,
  moved,
  moveHeld,
  moveTo,
  SEVEN,
  SIX,
  TUESDAY,
  WEDNESDAY,
} from './testing/stories.ts'

test('LES-01 a proposed time is held beside the lesson’s own, which does not stand in its way', () => {
  const lessons = calendar.given(held(holdOf([FIVE])), booked(1))
  lessons.when(moveTo(HALF_PAST_FIVE)).gives(moveHeld(moveTo(HALF_PAST_FIVE)))
  const both = lessons.given(moveHeld(moveTo(HALF_PAST_FIVE)))
  both.when(holdOf([FIVE], 2)).rejects('SLOT_TAKEN')
  both.when(holdOf(['2026-10-05T16:15:00.000Z'], 2)).rejects('SLOT_TAKEN')
  both.when(move).gives(moved)
  both.given(moved).when(move).gives()
  both
    .given(moved)
    .when(holdOf(['2026-10-05T14:30:00.000Z'], 2))
    .gives(held(holdOf(['2026-10-05T14:30:00.000Z'], 2)))
  both
    .given(moved)
    .when(holdOf([SIX], 2))
    .rejects('SLOT_TAKEN')
})

test('EVT-05 a lesson that was cancelled before its calendar heard of its new time keeps no time at all', () => {
  const both = calendar.given(held(holdOf([FIVE])), booked(1), moveHeld(moveTo(HALF_PAST_FIVE)))
  const freed = (slot_id: string) =>
    make(e.TimeFreed, { teacher_id: TEACHER, slot_ids: [slot_id], why: 'cancelled', decided_at: DECIDED })
  const cancelled = both.given(freed(moved.data.slot_id))
  cancelled.when(move).gives(freed(moved.data.freed_slot_id))
  cancelled.given(freed(moved.data.freed_slot_id)).when(move).gives()
})

test('LES-01 a proposal keeps to what is free; a teacher’s own may exceed the teacher’s own cap', () => {
  const taken = calendar.given(held(holdOf([FIVE])), booked(1), held(holdOf([TUESDAY], 2)))
  taken.when(moveTo(TUESDAY)).rejects('SLOT_TAKEN')
  const full = taken.given(make(e.DailyCapChosen, { teacher_id: TEACHER, lessons: 1 }))
  const later = '2026-10-06T18:00:00.000Z'
  full.when(moveTo(later)).rejects('DAY_FULL')
  const own = moveTo(later, { proposer_id: TEACHER })
  full.when(own).gives(moveHeld(own))
  full.when(moveTo(SIX)).gives(moveHeld(moveTo(SIX)))
})

test('AVL-03 own time is never refused, and what was agreed on stays in it', () => {
  calendar.given().when(block()).gives(blocked(block()))
  const lessons = calendar.given(held(holdOf([FIVE])), booked(1))
  lessons.when(block({ kind: 'time_off' })).gives(blocked(block({ kind: 'time_off' })))
  const state = lessons.when(block()).state()
  expect(inTheWay(state, Date.parse(FIVE), Date.parse(SIX), Date.parse(DECIDED))).toEqual([
    {
      lesson_id: lesson(1),
      order_id: idOf('r', 1),
      student_id: STUDENT,
      starts_at: FIVE,
      ends_at: SIX,
      is_order: false,
    },
  ])
  calendar
    .given(blocked(block()))
    .when(holdOf([HALF_PAST_FIVE]))
    .rejects('SLOT_TAKEN')
  // own events need no pause
  const beside = holdOf([SIX], 1, { buffer_minutes: 30 })
  calendar.given(blocked(block())).when(beside).gives(held(beside))
  const elsewhere = block({ kind: 'taken', is: 'either', title: null })
  calendar.given(blocked(elsewhere)).when(beside).rejects('SLOT_TAKEN')
})

test('CAL-01 an own event has an end after its start, is changed or removed while it is not over', () => {
  for (const wrong of [
    { ends_at: FIVE },
    { starts_at: '2026-09-01T08:00:00.000Z', ends_at: '2026-09-01T09:00:00.000Z' },
  ])
    calendar.given().when(block(wrong)).rejects('CALENDAR_EVENT_TIMES')
  calendar
    .given()
    .when(block({ ends_at: '2027-11-05T15:00:00.000Z' }))
    .rejects('CALENDAR_EVENT_TIMES')
  const change = block({ is: 'change', starts_at: SIX, ends_at: SEVEN, title: 'Lekarz' })
  calendar.given(blocked(block())).when(change).gives(blocked(change))
  calendar
    .given(blocked(block()), blocked(change))
    .when(holdOf([FIVE]))
    .gives(held(holdOf([FIVE])))
  calendar.given().when(change).rejects('CALENDAR_EVENT_NOT_FOUND')
  const over = { ...change, decided_at: TUESDAY, starts_at: TUESDAY, ends_at: WEDNESDAY }
  calendar.given(blocked(block())).when(over).rejects('CALENDAR_EVENT_NOT_FOUND')
  const unblock = {
    do: 'unblock',
    teacher_id: TEACHER,
    block_id: idOf('b', 1),
    is: 'own',
    decided_at: DECIDED,
  } as const
  const { do: _, is: __, ...data } = unblock
  calendar.given(blocked(block())).when(unblock).gives(make(e.TimeUnblocked, data))
  calendar.given().when(unblock).rejects('CALENDAR_EVENT_NOT_FOUND')
  calendar
    .given()
    .when({ ...unblock, is: 'taken' })
    .gives()
  const taken = blocked(block({ kind: 'taken' }))
  calendar.given(taken).when(unblock).rejects('CALENDAR_EVENT_NOT_FOUND')
  calendar
    .given(taken)
    .when({ ...unblock, is: 'taken' })
    .gives(make(e.TimeUnblocked, data))
})

test('CAL-01 a calendar is full at some point', () => {
  const many = Array.from({ length: BLOCKS_MAX }, (_, n) => blocked(block({ block_id: idOf('b', n) })))
  calendar
    .given(...many)
    .when(block({ block_id: idOf('c', 1) }))
    .rejects('CALENDAR_FULL')
  calendar
    .given(...many)
    .when(block({ is: 'change' }))
    .gives(blocked(block({ is: 'change' })))
})

test('AVL-02 what is long over leaves the state, so that thousands of lessons fold and are searched in no time', () => {
  let state = calendarDecider.initial
  for (let n = 0; n < 3_000; n++) {
    const at = Date.parse('2027-01-01T08:00:00.000Z') + Math.floor(n / 10) * DAY + (n % 10) * HOUR
    const hold = { ...holdOf([new Date(at).toISOString()], n), decided_at: new Date(at - 7 * DAY).toISOString() }
    const decided = calendarDecider.decide(state, { ...hold, student_id: idOf('t', n) })
    if ('rejected' in decided) throw new Error(decided.rejected)
    state = decided.reduce(calendarDecider.evolve, state)
  }
  // seven days ahead and three behind, ten a day
  expect(state.slots.length).toBeLessThan(120)
})
