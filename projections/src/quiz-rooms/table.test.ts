import { type RoomTable, tableRows } from './table.ts'

const table = (points: readonly number[]): RoomTable => ({
  ...{ token: '7k2m9xqa', language: 'pl', names: { 0: 'Ala', 1: 'Olek' } },
  standing: { seats: [1, 0], points, took_ms: [2_000, 3_000], bp: [0, 0] },
  asked: [{ seats: [1], points: points.slice(0, 1) }],
})
const places = (points: readonly number[]) => [...tableRows(table(points))].map(([place]) => place)

test('ROO-01 the file of a game in which nobody scored names everybody and puts nobody first', () => {
  expect(places([700, 0])).toEqual(['Miejsce', '1', '2'])
  expect(places([0, 0])).toEqual(['Miejsce', '', ''])
})
