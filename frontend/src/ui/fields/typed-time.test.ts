import { parseTime } from './typed-time.ts'

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['1430', '14:30'],
  ['14:32', '14:30'],
  ['14:33', '14:35'],
  ['23:58', '24:00'],
  ['24', '24:00'],
])('AVL-01 %s is %s, in steps of five minutes', (typed, time) => {
  expect(parseTime(typed, 5)).toBe(time)
})

test.each(['', 'noon', '25', '24:05', '9:75', '12345'])('“%s” is no time', (typed) => {
  expect(parseTime(typed, 5)).toBeNull()
})
