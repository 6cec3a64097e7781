import { byDayPart, mainStarts, withoutOverlap } from './day-parts.ts'

const starts = ['2026-11-23T01:00:00Z', '2026-11-23T08:00:00Z', '2026-11-23T11:00:00Z', '2026-11-23T18:30:00Z']

test('AVL-02 free times stand by part of the day on the reader’s clocks', () => {
  const parts = (zone: string) => byDayPart(starts, zone).map((group) => [group.part, group.starts.length])
  expect(parts('Europe/Warsaw')).toEqual([
    ['night', 1],
    ['morning', 1],
    ['afternoon', 1],
    ['evening', 1],
  ])
  expect(parts('America/New_York')).toEqual([
    ['night', 1],
    ['morning', 1],
    ['afternoon', 1],
    ['evening', 1],
  ])
  expect(parts('Asia/Tokyo')).toEqual([
    ['night', 1],
    ['morning', 1],
    ['evening', 2],
  ])
})

test('ORD-03 what overlaps a date that is chosen already cannot be chosen again; what touches it can', () => {
  const near = ['2026-11-23T08:00:00Z', '2026-11-23T08:15:00Z', '2026-11-23T09:00:00Z']
  expect(withoutOverlap(near, ['2026-11-23T08:00:00Z'], 60)).toEqual(['2026-11-23T09:00:00Z'])
  expect(withoutOverlap(near, [], 60)).toEqual(near)
})

test('AVL-02 full hours on the reader’s clocks stand for the quarters around them; where there are none, all are shown', () => {
  const starts = ['08:00', '08:15', '09:00', '11:15', '11:30'].map((time) => `2026-11-24T${time}:00.000Z`)
  const shown = (zone: string) => mainStarts(starts, zone).map((start) => start.slice(11, 16))
  expect(shown('Europe/Warsaw')).toEqual(['08:00', '09:00', '11:15', '11:30'])
  expect(shown('Asia/Kolkata')).toEqual(['08:00', '08:15', '09:00', '11:30'])
})
