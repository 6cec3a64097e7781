import { type EntryTimes, entryFaults, isTime, minutesOf, timeOf } from './rules.ts'

const monday = (start_time: string, end_time: string): EntryTimes => ({
  type: 'week_day',
  day: 1,
  start_time,
  end_time,
})

test('AVL-01 times go in steps of five minutes and end at 24:00', () => {
  expect(['00:00', '23:55', '24:00'].every(isTime)).toBe(true)
  expect(['24:05', '12:03', '7:00', '12:60', ''].some(isTime)).toBe(false)
  expect(timeOf(minutesOf('24:00'))).toBe('24:00')
})

test('AVL-01 an entry lasts at least an hour', () => {
  expect(entryFaults([monday('10:00', '10:55')])).toEqual([{ index: 0, fault: 'too_short' }])
  expect(entryFaults([monday('10:00', '11:00')])).toEqual([])
  expect(entryFaults([monday('22:00', '01:00')])).toEqual([{ index: 0, fault: 'too_short' }])
})

test('AVL-01 entries of one day do not overlap; touching ones may stand', () => {
  expect(entryFaults([monday('10:00', '12:00'), monday('12:00', '13:00')])).toEqual([])
  expect(entryFaults([monday('10:00', '12:00'), monday('11:00', '13:00')])).toEqual([{ index: 1, fault: 'overlaps' }])
})

test('AVL-01 a day off is a special date without times', () => {
  const off: EntryTimes = { type: 'special', date: '2026-12-24', start_time: null, end_time: null }
  expect(entryFaults([off])).toEqual([])
  expect(entryFaults([off, off])).toEqual([{ index: 1, fault: 'overlaps' }])
  expect(entryFaults([{ ...off, type: 'week_day', day: 1 }])).toEqual([{ index: 0, fault: 'no_time' }])
  expect(entryFaults([{ ...monday('10:00', '12:00'), day: 8 }])).toEqual([{ index: 0, fault: 'no_day' }])
})
