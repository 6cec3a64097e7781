import type { Log } from '@kredka/contracts/kernel/ports'
import { createPool } from '@kredka/projections/postgres/postgres'
import type pg from 'pg'
import type { EncodedAppend } from '../../../kernel/encoded-append.ts'
import { limitTime } from '../limit-time.ts'
import {
  APPEND,
  APPEND_ONE,
  APPEND_SINGLES,
  type AppendOutcome,
  type AppendRow,
  appendArguments,
  appendOneArguments,
  appendSinglesArguments,
  outcomeOf,
  outcomesOf,
} from './append-statement.ts'
import { asPortError } from './errors.ts'

/** While Postgres writes one batch, the next is on its way or answered; a third would only wait for the lock. */
export const CONCURRENT_BATCHES = 2

export interface Writer {
  /** @throws StoreUnavailableError when the outcome is unknown */
  send(appends: readonly EncodedAppend[]): Promise<AppendOutcome[]>
  close(): Promise<void>
}

/** The connections through which this process appends. */
export function createWriter(url: string, log: Log, timeoutMs: number): Writer {
  const pool = createPool({
    url,
    log,
    max: CONCURRENT_BATCHES,
    statementTimeoutMs: timeoutMs,
    name: 'event_store_writer',
  })
  return {
    send: async (appends) => {
      const client = await pool.connect().catch((error) => Promise.reject(asPortError(error)))
      try {
        // Postgres cancels slow statements itself.
        const outcomes = await limitTime(appendAll(client, appends), timeoutMs + 1_000)
        client.release()
        return outcomes
      } catch (error) {
        // A connection whose answer did not come must not serve the next batch.
        client.release(true)
        throw asPortError(error)
      }
    },
    close: () => pool.end(),
  }
}

/** What fits in a fast way goes there; the rest, and every refusal and repeat, is decided by the general function. */
async function appendAll(client: pg.PoolClient, appends: readonly EncodedAppend[]): Promise<AppendOutcome[]> {
  const fast = await appendFast(client, appends)
  const left = appends.filter((_, n) => !fast.has(n))
  const decided = left.length === 0 ? undefined : await ask(client, APPEND, appendArguments(left))
  const general = decided ? outcomesOf(decided) : new Map<number, AppendOutcome>()
  let next = 0
  return appends.flatMap((_, n) => fast.get(n) ?? general.get(next++) ?? [])
}

async function appendFast(
  client: pg.PoolClient,
  appends: readonly EncodedAppend[],
): Promise<ReadonlyMap<number, AppendOutcome>> {
  const [first] = appends
  const [event] = first?.events ?? []
  const streams = new Set(appends.map(({ stream }) => stream))
  const fits = streams.size === appends.length && appends.every(({ events }) => events.length === 1)
  if (!fits || !first || !event) return new Map()
  if (appends.length > 1) return outcomesOf(await ask(client, APPEND_SINGLES, appendSinglesArguments(appends)))
  const [row] = await ask(client, APPEND_ONE, appendOneArguments(first, event))
  return row?.[0] ? new Map([[0, outcomeOf(row[0])]]) : new Map()
}

async function ask(
  client: pg.PoolClient,
  statement: typeof APPEND | typeof APPEND_SINGLES | typeof APPEND_ONE,
  values: readonly unknown[],
): Promise<AppendRow[]> {
  const { rows } = await client.query<AppendRow>({ ...statement, values: [...values] })
  return rows
}
