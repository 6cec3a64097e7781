import { drawSpan, gapAt, HOUR_PX, minutesAt, moveSpan, resizeSpan } from './grid.ts'

const at = (hours: number, minutes = 0) => hours * 60 + minutes
const span = (from: number, to: number) => ({ start: at(from), end: at(to) })

test('AVL-01 an hour is 90 px, heights round to five minutes and stay within the day', () => {
  expect(minutesAt(9 * HOUR_PX)).toBe(at(9))
  expect(minutesAt(9 * HOUR_PX + 9)).toBe(at(9, 5))
  expect(minutesAt(9 * HOUR_PX + 11)).toBe(at(9, 5))
  expect(minutesAt(-40)).toBe(0)
  expect(minutesAt(25 * HOUR_PX)).toBe(at(24))
})

test('the gap around a minute ends at its neighbours', () => {
  expect(gapAt([span(8, 10), span(14, 16)], at(11))).toEqual(span(10, 14))
  expect(gapAt([span(8, 10)], at(10))).toEqual(span(10, 24))
  expect(gapAt([], at(3))).toEqual(span(0, 24))
})

test('AVL-01 nothing is drawn over an entry or into a gap of less than an hour', () => {
  expect(gapAt([span(8, 10)], at(9))).toBeNull()
  expect(gapAt([span(8, 10), { start: at(10, 55), end: at(12) }], at(10, 30))).toBeNull()
})

test('AVL-01 what is drawn is at least an hour and stays in its gap', () => {
  const gap = span(10, 14)
  expect(drawSpan(gap, at(10, 30), at(13))).toEqual({ start: at(10, 30), end: at(13) })
  expect(drawSpan(gap, at(12), at(12, 10))).toEqual(span(12, 13))
  expect(drawSpan(gap, at(12), at(11, 50))).toEqual(span(11, 12))
  expect(drawSpan(gap, at(13, 30), at(18))).toEqual(span(13, 14))
  expect(drawSpan(gap, at(10, 20), at(9))).toEqual({ start: at(10), end: at(11) })
})

test('an entry moves until it meets its neighbour or midnight, and keeps its length', () => {
  expect(moveSpan([span(14, 16)], span(9, 11), 30)).toEqual({ start: at(9, 30), end: at(11, 30) })
  expect(moveSpan([span(14, 16)], span(9, 11), 600)).toEqual(span(12, 14))
  expect(moveSpan([], span(9, 11), -6000)).toEqual(span(0, 2))
  expect(moveSpan([], span(9, 11), 6000)).toEqual(span(22, 24))
})

test('AVL-01 an edge stops an hour before the other one and at its neighbour', () => {
  expect(resizeSpan([], span(9, 11), 'end', at(9, 15))).toEqual(span(9, 10))
  expect(resizeSpan([], span(9, 11), 'start', at(10, 45))).toEqual(span(10, 11))
  expect(resizeSpan([span(12, 13)], span(9, 11), 'end', at(15))).toEqual(span(9, 12))
  expect(resizeSpan([span(7, 8)], span(9, 11), 'start', at(6))).toEqual(span(8, 11))
})
