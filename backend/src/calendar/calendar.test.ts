import { timeEvents as e } from '@kredka/contracts/calendar/events'
import { BLOCKS_MAX } from '@kredka/contracts/calendar/rules'
import { make } from '@kredka/contracts/kernel/events'
import { story } from '../kernel/testing/story.ts'
import { inTheWay } from './blocks.ts'
import { calendarDecider, openOrders } from './calendar.ts'
import type { CalendarCommand, Hold, HoldMove } from './commands.ts'
import { DECIDED, holdOf, idOf, STUDENT, TEACHER, termsOf } from './testing/wishes.ts'

const OTHER = '01jd0000000000000000000009'
const FIVE = '2026-10-05T15:00:00.000Z'
const SIX = '2026-10-05T16:00:00.000Z'
const SEVEN = '2026-10-05T17:00:00.000Z'
const HALF_PAST_FIVE = '2026-10-05T15:30:00.000Z'
const TUESDAY = '2026-10-06T15:00:00.000Z'
const WEDNESDAY = '2026-10-07T15:00:00.000Z'

const calendar = story(calendarDecider, e)
const held = ({ do: _, buffer_minutes: __, ...data }: Hold) => make(e.TimeHeld, data)
const lesson = (order: number, n = 0) => idOf('v', order * 100 + n)
const booked = (order: number, n = 0, open = 0) =>
  make(e.TimeBooked, {
    teacher_id: TEACHER,
    order_id: idOf('r', order),
    slot_ids: [lesson(order, n)],
    open,
    decided_at: DECIDED,
  })
const book = (order: number, slots: readonly number[]): CalendarCommand => ({
  do: 'book',
  teacher_id: TEACHER,
  order_id: idOf('r', order),
  slot_ids: slots.map((n) => lesson(order, n)),
  decided_at: DECIDED,
})
const free = (slot_ids: readonly string[]): CalendarCommand => ({
  do: 'free',
  teacher_id: TEACHER,
  slot_ids,
  why: 'rejected',
  decided_at: DECIDED,
})
const block = (more: Partial<Extract<CalendarCommand, { do: 'block' }>> = {}) => ({
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
const blocked = ({ do: _, is: __, ...data }: ReturnType<typeof block>) => make(e.TimeBlocked, data)
const moveTo = (starts_at: string, more: Partial<HoldMove> = {}): HoldMove => ({
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
const moveHeld = ({ do: _, buffer_minutes: __, ...data }: HoldMove) => make(e.MoveHeld, data)
const move: CalendarCommand = {
  do: 'move',
  teacher_id: TEACHER,
  lesson_id: lesson(1),
  slot_id: idOf('s', 1),
  freed_slot_id: lesson(1),
  decided_at: DECIDED,
}
const moved = make(e.TimeMoved, {
  teacher_id: TEACHER,
  lesson_id: lesson(1),
  slot_id: idOf('s', 1),
  freed_slot_id: lesson(1),
  decided_at: DECIDED,
})

test('AVL-02 a time that is free is held for the order; one that touches or overlaps what is held is taken', () => {
  calendar
    .given()
    .when(holdOf([FIVE]))
    .gives(held(holdOf([FIVE])))
  const taken = calendar.given(held(holdOf([FIVE])))
  for (const start of [FIVE, HALF_PAST_FIVE, '2026-10-05T14:05:00.000Z'])
    taken.when(holdOf([start], 2)).rejects('SLOT_TAKEN')
  taken.when(holdOf([SIX], 2)).gives(held(holdOf([SIX], 2)))
  taken.when(holdOf([SIX], 2, { buffer_minutes: 5 })).rejects('SLOT_TAKEN')
  taken
    .when(holdOf(['2026-10-05T16:05:00.000Z'], 2, { buffer_minutes: 5 }))
    .gives(held(holdOf(['2026-10-05T16:05:00.000Z'], 2)))
})

test('ORD-03 all dates of an order are held or none; the taken ones are named', () => {
  const decided = calendarDecider.decide(
    calendarDecider.evolve(calendarDecider.initial, held(holdOf([TUESDAY]))),
    holdOf([FIVE, TUESDAY], 2),
  )
  expect(decided).toEqual({
    rejected: 'SLOT_TAKEN',
    details: [{ path: 'body/dates/1', message: TUESDAY, code: 'SLOT_TAKEN' }],
  })
  calendar
    .given()
    .when(holdOf([FIVE, HALF_PAST_FIVE]))
    .rejects('SLOT_TAKEN')
})

test('AVL-02 the pause holds between the dates of one order too', () => {
  calendar
    .given()
    .when(holdOf([FIVE, SIX], 1, { buffer_minutes: 5 }))
    .rejects('SLOT_TAKEN')
  const touching = holdOf([FIVE, SIX], 1)
  calendar.given().when(touching).gives(held(touching))
})

test('ORD-02 a student has three open orders with a teacher at most; what was answered or has begun does not count', () => {
  const three = calendar.given(held(holdOf([FIVE], 1)), held(holdOf([TUESDAY], 2)), held(holdOf([WEDNESDAY], 3)))
  const fourth = holdOf([SEVEN], 4)
  three.when(fourth).rejects('TOO_MANY_OPEN_ORDERS')
  three.when({ ...fourth, student_id: OTHER }).gives(held({ ...fourth, student_id: OTHER }))
  three.given(booked(2)).when(fourth).gives(held(fourth))
  const late = { ...holdOf(['2026-10-09T15:00:00.000Z'], 4), decided_at: SIX }
  three.when(late).gives(held(late))
  expect(openOrders(three.when(late).state(), STUDENT, Date.parse(SIX))).toBe(3)
})

test('PRM-01 the first-lesson discount is refused where the two have agreed on a lesson, or are about to', () => {
  const promotion = { promotion_id: idOf('p', 1), percentage: 50 }
  const cheap = (starts: readonly string[], order: number) =>
    holdOf(starts, order, { terms: termsOf(starts, order, promotion) })
  calendar
    .given()
    .when(cheap([FIVE], 1))
    .gives(held(cheap([FIVE], 1)))
  calendar
    .given(held(cheap([FIVE], 1)))
    .when(cheap([TUESDAY], 2))
    .rejects('PRICE_CHANGED')
  calendar
    .given(held(cheap([FIVE], 1)), booked(1))
    .when(cheap([TUESDAY], 2))
    .rejects('PRICE_CHANGED')
  const freed = make(e.TimeFreed, { teacher_id: TEACHER, slot_ids: [lesson(1)], why: 'rejected', decided_at: DECIDED })
  calendar
    .given(held(cheap([FIVE], 1)), freed)
    .when(cheap([TUESDAY], 2))
    .gives(held(cheap([TUESDAY], 2)))
  // over, but not marked as done yet
  const after = { ...cheap([WEDNESDAY], 2), decided_at: TUESDAY }
  calendar
    .given(held(cheap([FIVE], 1)), booked(1))
    .when(after)
    .rejects('PRICE_CHANGED')
})

test('AVL-03 a day takes no more than the cap', () => {
  const choose = (lessons: number | null) => ({ do: 'choose_cap', teacher_id: TEACHER, lessons }) as const
  const capped = make(e.DailyCapChosen, { teacher_id: TEACHER, lessons: 1 })
  calendar.given().when(choose(1)).gives(capped)
  calendar.given(capped).when(choose(1)).gives()
  calendar
    .given(capped)
    .when(choose(null))
    .gives(make(e.DailyCapChosen, { teacher_id: TEACHER, lessons: null }))
  const full = calendar.given(capped, held(holdOf([FIVE])))
  full.when(holdOf([SEVEN], 2)).rejects('DAY_FULL')
  full.when(holdOf([TUESDAY], 2)).gives(held(holdOf([TUESDAY], 2)))
  calendar
    .given(capped)
    .when(holdOf([FIVE, SEVEN]))
    .rejects('DAY_FULL')
})

test('ORD-02 held dates become lessons, each alone; what is held no longer is left out', () => {
  const two = calendar.given(held(holdOf([FIVE, TUESDAY])))
  two.when(book(1, [0])).gives(booked(1, 0, 1))
  two
    .given(booked(1, 0, 1))
    .when(book(1, [0, 1]))
    .gives(booked(1, 1, 0))
  two
    .given(booked(1, 0, 1))
    .when(book(1, [0]))
    .gives()
  calendar
    .given()
    .when(book(1, [0]))
    .gives()
  two
    .given(booked(1, 0, 1))
    .when(holdOf([FIVE], 2))
    .rejects('SLOT_TAKEN')
})

test('ORD-02 a rejected date is free again, once', () => {
  const slot_ids = [lesson(1)]
  const freed = make(e.TimeFreed, { teacher_id: TEACHER, slot_ids, why: 'rejected', decided_at: DECIDED })
  const one = calendar.given(held(holdOf([FIVE])))
  one.when(free(slot_ids)).gives(freed)
  one.given(freed).when(free(slot_ids)).gives()
  one
    .given(freed)
    .when(holdOf([FIVE], 2))
    .gives(held(holdOf([FIVE], 2)))
  calendar.given().when(free(slot_ids)).gives()
})

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
  const DAY = 86_400_000
  let state = calendarDecider.initial
  for (let n = 0; n < 3_000; n++) {
    const at = Date.parse('2027-01-01T08:00:00.000Z') + Math.floor(n / 10) * DAY + (n % 10) * 3_600_000
    const wish = { ...holdOf([new Date(at).toISOString()], n), decided_at: new Date(at - 7 * DAY).toISOString() }
    const decided = calendarDecider.decide(state, { ...wish, student_id: idOf('t', n) })
    if ('rejected' in decided) throw new Error(decided.rejected)
    state = decided.reduce(calendarDecider.evolve, state)
  }
  // seven days ahead and three behind, ten a day
  expect(state.slots.length).toBeLessThan(120)
})
