import type { CalendarEventView } from '@kredka/contracts/calendar/views'
import { firstHour } from './board-events.ts'

const ZONE = 'Europe/Warsaw'
const DAYS = ['2026-11-23', '2026-11-24', '2026-11-25']
const LATER = '2026-12-01T12:00:00Z'

/** Times are Warsaw's of November: an hour ahead of UTC. */
const event = (start: string, end: string) => ({ start, end }) as CalendarEventView

test('CAL-01 the hours begin an hour before the first event of the days shown, so that evening lessons are in sight', () => {
  const lesson = event('2026-11-24T16:30:00Z', '2026-11-24T17:30:00Z')
  const earlier = event('2026-11-25T05:15:00Z', '2026-11-25T06:15:00Z')
  const dayBefore = event('2026-11-22T04:00:00Z', '2026-11-22T05:00:00Z')
  expect(firstHour([lesson, dayBefore], DAYS, ZONE, LATER)).toBe('16:00')
  expect(firstHour([lesson, earlier], DAYS, ZONE, LATER)).toBe('05:00')
})

test('CAL-01 on days with today they begin no later than an hour before now; empty days begin in the morning', () => {
  const lesson = event('2026-11-24T16:30:00Z', '2026-11-24T17:30:00Z')
  expect(firstHour([lesson], DAYS, ZONE, '2026-11-23T10:20:00Z')).toBe('09:00')
  expect(firstHour([lesson], DAYS, ZONE, '2026-11-23T00:20:00Z')).toBe('00:00')
  expect(firstHour([], DAYS, ZONE, LATER)).toBe('07:00')
})

test('CAL-01 a whole day off says nothing of hours', () => {
  expect(firstHour([event('2026-11-23T23:00:00Z', '2026-11-24T23:00:00Z')], DAYS, ZONE, LATER)).toBe('07:00')
})
