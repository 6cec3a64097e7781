import type { RunnerView } from '@kredka/contracts/admin/views'
import { worstFirst } from './worst-first.ts'

test('EVT-06 ADM-03 of many who work by themselves staff see first who does not move, then who is behind', () => {
  const runner = (name: string, state: RunnerView['state']): RunnerView => ({
    kind: 'policy',
    name,
    state,
    position: '7',
    lag: 0,
    is_at_least: false,
    seconds: 0,
    waiting: 0,
    per_minute: 0,
    moved_at: null,
    stopped_since: null,
  })
  const rows = [
    runner('a', 'live'),
    runner('b', 'stalled'),
    runner('c', 'behind'),
    runner('d', 'live'),
    runner('e', 'stalled'),
  ]
  expect(worstFirst(rows).map(({ name }) => name)).toEqual(['b', 'e', 'c', 'a', 'd'])
})
