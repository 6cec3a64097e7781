import { hoursAsked, weekOf } from './week.ts'

const entry = (day: number, start_time: string, end_time: string) =>
  ({ type: 'week_day', day, start_time, end_time }) as const
const MONDAY = 0
const TUESDAY = 24
const SUNDAY = 144

test('OFR-04 an hour counts where a lesson of an hour can begin within it', () => {
  expect(weekOf([entry(7, '23:00', '24:00'), entry(1, '16:30', '19:00'), entry(1, '16:00', '18:00')])).toEqual({
    begins: [MONDAY + 16, MONDAY + 17, MONDAY + 18, SUNDAY + 23],
    minutes: 330,
  })
})

test('OFR-04 only the usual week counts', () => {
  const special = { type: 'special', date: '2026-12-24', start_time: '10:00', end_time: '12:00' } as const
  expect(weekOf([special, { ...entry(3, '10:00', '12:00'), type: 'month_day' }])).toEqual({ begins: [], minutes: 0 })
})

test('OFR-04 a filter asks for an hour of a day, a day, or an hour of any day', () => {
  expect(hoursAsked(2, 17)).toEqual([TUESDAY + 17])
  expect(hoursAsked(2, undefined)).toEqual(Array.from({ length: 24 }, (_, hour) => TUESDAY + hour))
  expect(hoursAsked(undefined, 17)).toEqual([17, 41, 65, 89, 113, 137, 161])
})
