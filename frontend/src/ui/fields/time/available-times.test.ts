import { clock, hoursShown, minutesAt, nearestStart, openSpans, pxOf, startByKey, startsIn } from './available-times.ts'

const MORNING = { start: 9 * 60, end: 12 * 60 }
const TAKEN = { start: 10 * 60, end: 10 * 60 + 45 }
const OPEN = openSpans([MORNING], [TAKEN])
const STARTS = startsIn(OPEN, 60)

test('WID-01 an hour is 90 px high and a place rounds to five minutes', () => {
  expect(pxOf(60)).toBe(90)
  expect([0, 7, 90, 94, 131].map(minutesAt)).toEqual([0, 5, 60, 65, 85])
})

test('what is taken is not free', () => {
  expect(OPEN).toEqual([
    { start: 540, end: 600 },
    { start: 645, end: 720 },
  ])
  expect(openSpans([MORNING], [{ start: 0, end: 1440 }])).toEqual([])
  expect(openSpans([MORNING], [{ start: 0, end: 545 }])).toEqual([{ start: 545, end: 720 }])
})

test('a lesson starts only where all of it is free, in steps of five minutes', () => {
  expect(STARTS.map(clock)).toEqual(['09:00', '10:45', '10:50', '10:55', '11:00'])
  expect(startsIn([{ start: 541, end: 720 }], 60)[0]).toBe(545)
  expect(startsIn(OPEN, 90)).toEqual([])
})

test('the nearest start is found; none where nothing is free', () => {
  expect(nearestStart(STARTS, 9 * 60 + 30)).toBe(540)
  expect(nearestStart(STARTS, 23 * 60)).toBe(660)
  expect(nearestStart([], 600)).toBeNull()
})

test('keys go by steps and hours and pass over what is taken', () => {
  expect(startByKey('ArrowDown', STARTS, 540)).toBe(645)
  expect(startByKey('ArrowUp', STARTS, 645)).toBe(540)
  expect(startByKey('PageUp', STARTS, 660)).toBe(540)
  expect(startByKey('End', STARTS, 540)).toBe(660)
  expect(startByKey('ArrowDown', STARTS, 660)).toBe(660)
  expect(startByKey('x', STARTS, 660)).toBeNull()
})

test('the picker shows whole hours around what there is', () => {
  expect(hoursShown([{ start: 545, end: 725 }])).toEqual({ from: 9, to: 13 })
  expect(hoursShown([])).toEqual({ from: 8, to: 20 })
})
