import { seriesOf } from './series.ts'

test('ORD-03 a weekly series keeps its hour on the teacher’s clocks, also when they are put back', () => {
  const starts = seriesOf(Date.parse('2026-10-19T15:00:00Z'), 3, 'Europe/Warsaw')
  expect(starts.map((at) => new Date(at).toISOString())).toEqual([
    '2026-10-19T15:00:00.000Z',
    '2026-10-26T16:00:00.000Z',
    '2026-11-02T16:00:00.000Z',
  ])
})
