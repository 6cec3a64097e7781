import { daysOf, instantAt, isWholeDays, wallOf, wallSpan } from './wall.ts'

const ZONE = 'Europe/Warsaw'

test('CAL-01 the grid shows what the person’s clocks read', () => {
  expect(wallOf('2026-11-24T14:30:00.000Z', ZONE)).toBe('2026-11-24T15:30:00Z')
  expect(instantAt(new Date('2026-11-24T15:30:00Z'), ZONE)).toBe('2026-11-24T14:30:00.000Z')
})

test('CAL-01 an hour that the clocks skip moves forward, one that is there twice is the earlier one', () => {
  expect(instantAt(new Date('2026-03-29T02:30:00Z'), ZONE)).toBe('2026-03-29T01:30:00.000Z')
  expect(instantAt(new Date('2026-10-25T02:30:00Z'), ZONE)).toBe('2026-10-25T00:30:00.000Z')
})

test('CAL-01 a lesson over the hour that is there twice keeps its length', () => {
  expect(wallSpan('2026-10-25T00:45:00Z', '2026-10-25T01:15:00Z', ZONE)).toEqual({
    start: '2026-10-25T02:45:00Z',
    end: '2026-10-25T03:15:00.000Z',
  })
})

test('AVL-03 a time off from midnight to midnight is whole days', () => {
  expect(isWholeDays('2026-10-23T22:00:00Z', '2026-10-25T23:00:00Z', ZONE)).toBe(true)
  expect(isWholeDays('2026-10-23T22:00:00Z', '2026-10-25T22:00:00Z', ZONE)).toBe(false)
  expect(daysOf('2026-10-23T22:00:00Z', '2026-10-25T23:00:00Z', ZONE)).toEqual(['2026-10-24', '2026-10-25'])
})
