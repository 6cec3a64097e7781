import type { Position } from '@kredka/contracts/kernel/ports'
import { MAX_MISSED } from '@kredka/contracts/live/rules'
import { memoryEventStore } from '../adapters/event-store/memory/store.ts'
import { createRecentHints, type SentHints } from './recent-hints.ts'

/** Streams whose events concern no page. */
const isQuiet = (stream: string) => stream.startsWith('quiet')

const tellOf = ({ stream, position }: { readonly stream: string; readonly position: Position }): SentHints => ({
  position,
  occurred_at: '2026-10-01T10:00:00.000Z',
  hints: isQuiet(stream) ? [] : [{ to: 'everyone', entity: 'offer', id: stream }],
})

/** A log with `before` events, and recent hints that begin behind them. */
async function setup(before: number, random = () => 0) {
  const store = memoryEventStore()
  const reads: Position[] = []
  let n = 0
  const append = async (count: number, name = 'entity') => {
    const positions: Position[] = []
    for (let left = count; left > 0; left -= 1) {
      n += 1
      const id = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
      const event = { id, type: 'Happened', data: {}, metadata: {} }
      positions.push((await store.append(`${name}-${n}`, 'no_stream', [event])).position)
    }
    return positions
  }
  const old = await append(before)
  const recent = createRecentHints({
    store: {
      ...store,
      readAll: (from, limit) => {
        reads.push(from)
        return store.readAll(from, limit)
      },
    },
    tellOf,
    from: await store.head(),
    random,
  })
  const happen = async (count: number, name = 'entity') => {
    const positions = await append(count, name)
    recent.add(
      positions.map((position, at) => tellOf({ position, stream: `${name}-${n - count + at + 1}` })),
      positions.at(-1) ?? '',
    )
    return positions
  }
  const missed = (position: Position) => recent.since(position).map((told) => told.hints[0]?.id)
  return { store, recent, old, append, happen, missed, reads }
}

test('CHT-01 whoever was away for a moment hears what they missed, once and in order', async () => {
  const { recent, happen, missed, reads } = await setup(1)
  const [first = '', second = ''] = await happen(4)
  expect(await recent.reach(first)).toBe('near')
  expect(missed(first)).toEqual(['entity-3', 'entity-4', 'entity-5'])
  expect(await recent.reach(second)).toBe('near')
  expect(missed(second)).toEqual(['entity-4', 'entity-5'])
  expect(missed(recent.lastPosition())).toEqual([])
  expect(reads).toEqual([])
})

test('CHT-01 what happened before the process began is read from the log once for all who come back', async () => {
  const { recent, old, happen, missed, reads } = await setup(5)
  await happen(1)
  const [first = '', second = ''] = old
  expect(await Promise.all([recent.reach(first), recent.reach(second)])).toEqual(['near', 'near'])
  expect(missed(first)).toEqual(['entity-2', 'entity-3', 'entity-4', 'entity-5', 'entity-6'])
  expect(missed(second)).toEqual(['entity-3', 'entity-4', 'entity-5', 'entity-6'])
  expect(reads).toEqual([first])
})

test('CHT-01 more than 500 events behind is too far, and found out once', async () => {
  const { recent, old, happen, reads } = await setup(MAX_MISSED)
  const first = old[0] ?? ''
  expect(await recent.reach(first)).toBe('near')
  await happen(2)
  expect(await recent.reach(first)).toBe('far')
  expect(await recent.reach(first)).toBe('far')
  expect(await recent.reach(old[2] ?? '')).toBe('near')
  expect(reads).toHaveLength(2)
})

test('CHT-01 a position of another log, or none at all, is far; one that another process told first is waited for', async () => {
  const { store, recent, happen } = await setup(2)
  expect(await recent.reach('99999999')).toBe('far')
  expect(await recent.reach('no position')).toBe('far')
  const event = { id: '00000000-0000-4000-8000-999999999999', type: 'Happened', data: {}, metadata: {} }
  const { position } = await store.append('entity-x', 'no_stream', [event])
  let outcome = 'waits'
  const reached = recent.reach(position).then((near) => {
    outcome = near
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(outcome).toBe('waits')
  await happen(1)
  await reached
  expect(outcome).toBe('near')
})

test('API-09 nobody counts the events of others by being told too far: how many are held changes from cut to cut', async () => {
  const draws = [0.5, 0, 0.25]
  const { recent, happen } = await setup(0, () => draws.shift() ?? 0)
  const [first = ''] = await happen(1)
  await happen(MAX_MISSED * 1.5 - 1)
  expect(await recent.reach(first)).toBe('near')
  await happen(1)
  expect(await recent.reach(first)).toBe('far')
  const [second = ''] = await happen(1)
  await happen(MAX_MISSED - 1)
  expect(await recent.reach(second)).toBe('near')
})

test('ROO-03 events that concern no page push nothing out: nobody reads everything anew because of a full room', async () => {
  const { recent, old, happen, missed } = await setup(1)
  const [first = ''] = await happen(1)
  await happen(4 * MAX_MISSED, 'quiet')
  await happen(1)
  expect(await recent.reach(first)).toBe('near')
  expect(missed(first)).toEqual([`entity-${4 * MAX_MISSED + 3}`])
  expect(await recent.reach(old[0] ?? '')).toBe('near')
})

test('ROO-03 they do not count either where they happened before the process began', async () => {
  const { store, append } = await setup(1)
  const from = await store.head()
  await append(3 * MAX_MISSED, 'quiet')
  await append(1)
  const recent = createRecentHints({ store, tellOf, from: await store.head(), random: () => 0 })
  expect(await recent.reach(from)).toBe('near')
  expect(recent.since(from)).toHaveLength(1)
})
