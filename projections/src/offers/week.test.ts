import { weekMask, weekOf } from './week.ts'

const entry = (day: number, start_time: string, end_time: string) =>
  ({ type: 'week_day', day, start_time, end_time }) as const
const hours = (week: string, day: number) =>
  [...week.slice((day - 1) * 24, day * 24)].flatMap((bit, n) => (bit === '1' ? [n] : []))

test('OFR-04 an hour counts where a lesson of an hour can begin within it', () => {
  const { begins, minutes } = weekOf([entry(1, '16:30', '19:00'), entry(7, '23:00', '24:00')])
  expect(hours(begins, 1)).toEqual([16, 17, 18])
  expect(hours(begins, 7)).toEqual([23])
  expect(begins).toHaveLength(168)
  expect(minutes).toBe(210)
})

test('OFR-04 only the usual week counts', () => {
  const special = { type: 'special', date: '2026-12-24', start_time: '10:00', end_time: '12:00' } as const
  expect(weekOf([special, { ...entry(3, '10:00', '12:00'), type: 'month_day' }])).toEqual({
    begins: '0'.repeat(168),
    minutes: 0,
  })
})

test('OFR-04 a filter asks for an hour of a day, a day, or an hour of any day', () => {
  expect(hours(weekMask(2, 17), 2)).toEqual([17])
  expect(weekMask(2, 17).replaceAll('0', '')).toHaveLength(1)
  expect(hours(weekMask(2, undefined), 2)).toHaveLength(24)
  expect(weekMask(undefined, 17).replaceAll('0', '')).toHaveLength(7)
})
