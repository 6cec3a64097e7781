import type { EventRowView } from '@kredka/contracts/audit/log-views'
import { toAxis } from './axis.ts'

function eventOf(stream: string, at: string): EventRowView {
  return {
    ...{ id: `${stream} ${at}`, stream, category: stream.split('-')[0] ?? '', revision: 0, last_revision: 0, count: 1 },
    ...{ type: 'Happened', at, actor: 'visitor', actor_name: 'visitor', command: 'x' },
    ...{ correlation_id: 'c', causation_id: 'k', reason: null },
  }
}

test('ADM-03 what happened at one instant shares a moment, each event in the lane of its stream or kind', () => {
  const [early, late] = ['2026-11-01T10:00:00.000Z', '2026-11-01T12:00:00.000Z']
  const events = [
    eventOf('order-1', early),
    eventOf('mail-1', early),
    eventOf('order-1', late),
    eventOf('mail-2', late),
  ]
  const lanes = [
    { stream: 'order-1', category: 'order' },
    { stream: null, category: 'mail' },
  ]
  const axis = toAxis({ lanes, events })
  expect(axis.map(({ at, since_ms }) => [at, since_ms])).toEqual([
    [early, null],
    [late, 7_200_000],
  ])
  expect(axis.map((moment) => moment.lanes.map((own) => own.map(({ stream }) => stream)))).toEqual([
    [['order-1'], ['mail-1']],
    [['order-1'], ['mail-2']],
  ])
})
