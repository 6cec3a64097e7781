import { bodyOf, draftFaults, draftOf, hasTime, newEntry, spansOf, weekMinutes } from './entries.ts'

const monday = newEntry('week_day', { start: '09:00', end: '12:00' })

test('what was stored comes back as it was', () => {
  const entries = [
    { type: 'week_day' as const, day: 3, start_time: '09:00', end_time: '24:00' },
    { type: 'month_day' as const, day: 31, start_time: '10:00', end_time: '11:00' },
    { type: 'special' as const, date: '2026-12-24', start_time: null, end_time: null },
  ]
  expect(bodyOf(draftOf(' Popołudnia ', entries))).toEqual({ name: 'Popołudnia', entries })
})

test('AVL-01 an entry of less than an hour, an overlap and a missing date are said at their entries', () => {
  const entries = [
    monday,
    newEntry('week_day', { start: '11:00', end: '13:00' }),
    newEntry('month_day', { day: 5, start: '10:00', end: '10:30' }),
    newEntry('special', { start: '10:00', end: '12:00' }),
  ]
  expect(draftFaults({ name: 'x', entries })).toEqual({
    'entries.1': { text: 'availability.fault_overlaps' },
    'entries.2': { text: 'availability.fault_too_short' },
    'entries.3': { text: 'availability.fault_no_day' },
  })
})

test('a time that is none is said at its field; a day off needs none', () => {
  const entries = [
    newEntry('month_day', { start: 'noon', end: '13:00' }),
    newEntry('special', { date: '2026-12-24', day_off: true }),
  ]
  expect(draftFaults({ name: 'x', entries })).toMatchObject({ 'entries.0.start': { text: 'form.time' } })
  expect(Object.keys(draftFaults({ name: 'x', entries })).some((field) => field.startsWith('entries.1'))).toBe(false)
})

test('AVL-01 hours in short count as the hours they mean', () => {
  const entries = [newEntry('week_day', { start: '9', end: '1232' })]
  expect(draftFaults({ name: 'x', entries })).toEqual({})
  expect(bodyOf({ name: 'x', entries }).entries).toEqual([
    { type: 'week_day', day: 1, start_time: '09:00', end_time: '12:30' },
  ])
})

test('a group without entries is refused', () => {
  expect(draftFaults({ name: 'x', entries: [] })).toEqual({ entries: { text: 'availability.fault_empty' } })
})

test('the week’s picker shows a day’s entries in order, without those half typed', () => {
  const entries = [newEntry('week_day', { start: '15:00', end: '17:00' }), monday, newEntry('week_day', { start: '1' })]
  expect(spansOf(entries, 1).map(({ start }) => start)).toEqual([540, 900])
  expect(spansOf(entries, 2)).toEqual([])
})

test('OFR-01 only days off are no time to learn in', () => {
  const off = { type: 'special' as const, date: '2026-12-24', start_time: null, end_time: null }
  expect(hasTime([off])).toBe(false)
  expect(hasTime([off, ...bodyOf({ name: '', entries: [monday] }).entries])).toBe(true)
  expect(weekMinutes(bodyOf({ name: '', entries: [monday] }).entries)).toBe(180)
})
