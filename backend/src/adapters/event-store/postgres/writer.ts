import type { Log } from '@kredka/contracts/kernel/ports'
import { createPool } from '@kredka/projections/postgres/postgres'
import type pg from 'pg'
import type { EncodedAppend, EncodedEvent } from '../../../kernel/encoded-append.ts'
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

/** The answer of Postgres in one text; null where none of the appends fits the statement. */
type Ask = (statement: Statement, values: unknown[]) => Promise<string | null>
type Statement = typeof APPEND | typeof APPEND_SINGLES | typeof APPEND_ONE

/** The connections through which this process appends. */
export function createWriter(url: string, log: Log, timeoutMs: number): Writer {
  const pool = createPool({
    url,
    log,
    max: CONCURRENT_BATCHES,
    statementTimeoutMs: timeoutMs,
    name: 'event_store_writer',
  })
  // Postgres cancels slow statements itself. A connection whose answer does not come at all is given up.
  const query_timeout = timeoutMs + 1_000
  const ask: Ask = async (statement, values) => {
    // a setting that its types know for connections alone
    const asked: pg.QueryArrayConfig & { readonly query_timeout: number } = { ...statement, values, query_timeout }
    const { rows } = await pool.query<AppendRow>(asked)
    return rows[0]?.[0] ?? null
  }
  return {
    send: (appends) => appendAll(ask, appends).catch((error: unknown) => Promise.reject(asPortError(error))),
    close: () => pool.end(),
  }
}

/** What fits in a fast way goes there; the rest, and every refusal and repeat, is decided by the general function. */
function appendAll(ask: Ask, appends: readonly EncodedAppend[]): Promise<AppendOutcome[]> {
  const [first] = appends
  const [event, more] = first?.events ?? []
  if (appends.length === 1 && first && event && !more) return appendOne(ask, first, event)
  return appendMany(ask, appends)
}

async function appendOne(ask: Ask, append: EncodedAppend, event: EncodedEvent): Promise<AppendOutcome[]> {
  const outcome = await ask(APPEND_ONE, appendOneArguments(append, event))
  return outcome === null ? decide(ask, [append]) : [outcomeOf(outcome)]
}

async function appendMany(ask: Ask, appends: readonly EncodedAppend[]): Promise<AppendOutcome[]> {
  const streams = new Set(appends.map(({ stream }) => stream))
  const fits = streams.size === appends.length && appends.every(({ events }) => events.length === 1)
  if (!fits) return decide(ask, appends)
  const fast = outcomesOf(await ask(APPEND_SINGLES, appendSinglesArguments(appends)))
  const left = appends.filter((_, n) => !fast.has(n))
  const decided = left.length === 0 ? [] : await decide(ask, left)
  let next = 0
  return appends.flatMap((_, n) => fast.get(n) ?? decided[next++] ?? [])
}

async function decide(ask: Ask, appends: readonly EncodedAppend[]): Promise<AppendOutcome[]> {
  const outcomes = outcomesOf(await ask(APPEND, appendArguments(appends)))
  return appends.flatMap((_, n) => outcomes.get(n) ?? [])
}
