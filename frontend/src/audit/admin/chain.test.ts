import type { EventRowView } from '@kredka/contracts/audit/log-views'
import { type Link, toTrees } from './chain.ts'

function eventOf(id: string, causation_id: string): EventRowView {
  return {
    ...{ id, causation_id, stream: `order-${id}`, category: 'order', revision: 0, last_revision: 0, count: 1 },
    ...{ type: 'OrderPlaced', at: '2026-11-01T10:00:00.000Z', actor: 'system:x', actor_name: 'system:x' },
    ...{ command: `by.${causation_id}`, correlation_id: 'c', reason: null },
  }
}

const shape = ({ event, effects }: Link): unknown => [event.id, effects.map(shape)]

test('ADM-03 what followed from an event stands below it, and what one command began stands together', () => {
  const trees = toTrees([eventOf('a', 'k'), eventOf('b', 'k'), eventOf('c', 'a'), eventOf('d', 'c'), eventOf('e', 'z')])
  expect(trees.map(({ cause, command, links }) => [cause, command, links.map(shape)])).toEqual([
    [
      'k',
      'by.k',
      [
        ['a', [['c', [['d', []]]]]],
        ['b', []],
      ],
    ],
    ['z', 'by.z', [['e', []]]],
  ])
})

test('ADM-03 an event that names itself as its cause begins a tree and ends it', () => {
  expect(toTrees([eventOf('a', 'a')]).map(({ links }) => links.map(shape))).toEqual([[['a', []]]])
})
