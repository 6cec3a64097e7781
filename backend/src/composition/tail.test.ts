import { SILENT } from '@kredka/projections/postgres/testing/server'
import type { SentHints } from '../live/recent-hints.ts'
import { followLog, type TailParts } from './tail.ts'

test('OPS-08 a stop does not wait for read models that nobody fills any more, and tells nobody of what they do not show', async () => {
  const told: (readonly SentHints[])[] = []
  const stopping = new AbortController()
  const parts: TailParts = {
    store: { subscribe: nothingUntilAborted },
    encryption: { openEvents: async () => [] },
    write: { noteRevisions: () => undefined },
    waiting: { waitFor: () => new Promise(() => undefined), wake: () => undefined, close: async () => undefined },
    projections: ['orders'],
    note: () => undefined,
    tellOf: ({ position }) => ({ position, occurred_at: '', hints: [] }),
    tell: (news) => void told.push(news),
    log: SILENT,
  }
  const following = followLog(parts, '0', stopping.signal)
  stopping.abort()
  await following
  expect(told).toEqual([])
})

async function* nothingUntilAborted(_: unknown, signal: AbortSignal): AsyncGenerator<never> {
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
