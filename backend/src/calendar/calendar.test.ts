import { timeEvents as e } from '@kredka/contracts/calendar/events'
import { make } from '@kredka/contracts/kernel/events'
import { calendarDecider, openOrders } from './calendar.ts'
import { DECIDED, holdOf, idOf, STUDENT, TEACHER, termsOf } from './testing/holds.ts'
import {
  book,
  booked,
  calendar,
  FIVE,
  free,
  HALF_PAST_FIVE,
  held,
  lesson,
  OTHER,
  SEVEN,
  SIX,
  TUESDAY,
  WEDNESDAY,
} from './testing/stories.ts'

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

test('API-10 what an order holds already does not stand in its own way', () => {
  const own = calendar.given(held(holdOf([FIVE, TUESDAY], 1)))
  own.when(holdOf([FIVE, TUESDAY], 1)).gives()
  own.when(holdOf([FIVE], 2)).rejects('SLOT_TAKEN')
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
