import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { appendNewStreams } from '@kredka/backend/adapters/event-store/postgres/bulk'
import { inTransaction } from '@kredka/projections/postgres/postgres'
import type { TestDatabase } from '@kredka/projections/postgres/testing/database'
import { ROOT } from '../../terminal/root.ts'
import { environmentOf } from './backed-up-site.ts'

const PAGE = 10_000

/** Starts `npm run {tool} -- {args}` over this database, to be killed. */
export function beginTool(tool: string, database: TestDatabase, args: readonly string[]): ChildProcess {
  const file = join(ROOT, `ops/src/${tool}/main.ts`)
  const env = { ...process.env, ...environmentOf(database) }
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], { env, stdio: 'ignore' })
}

/** `kill -9`, while it is at work. */
export async function killTool(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  expect(await gone).toEqual([null, 'SIGKILL'])
}

/** So many days begin, to have a log that takes a tool a while. */
export async function addDays({ pool }: TestDatabase, count: number): Promise<void> {
  for (let from = 0; from < count; from += PAGE) {
    const events = Array.from({ length: Math.min(PAGE, count - from) }, (_, n) => ({
      stream: `day-${from + n}`,
      revision: 0,
      id: `00000000-0000-4000-8000-${String(from + n).padStart(12, '0')}`,
      type: 'DayBegan',
      data: JSON.stringify({ date: '2026-01-01', words: 'x'.repeat(200) }),
      metadata: JSON.stringify({ occurred_at: '2026-01-01T00:00:00.000Z' }),
    }))
    await inTransaction(pool, (client) => appendNewStreams(client, events))
  }
}
