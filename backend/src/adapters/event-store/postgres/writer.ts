import { type Log, StoreUnavailableError } from '@kredka/contracts/kernel/ports'
import { createPool } from '@kredka/projections/kernel/postgres'
import type { EncodedAppend } from '../../../kernel/encoded-append.ts'
import { APPEND, type AppendOutcome, type AppendRow, appendArguments, outcomesOf } from './append-statement.ts'
import { asPortError } from './errors.ts'

/** While Postgres writes one batch, the next is on its way or answered; a third would only wait for the lock. */
export const LANES = 2

export interface Writer {
  /** @throws StoreUnavailableError when the outcome is unknown */
  send(appends: readonly EncodedAppend[]): Promise<AppendOutcome[]>
  close(): Promise<void>
}

/** The connections through which this process appends. */
export function createWriter(url: string, log: Log, timeoutMs: number): Writer {
  const pool = createPool({ url, log, max: LANES, statementTimeoutMs: timeoutMs, name: 'event_store_writer' })
  return {
    send: async (appends) => {
      const client = await pool.connect().catch((error) => Promise.reject(asPortError(error)))
      try {
        const query = client.query<AppendRow>({ ...APPEND, values: appendArguments(appends) })
        const { rows } = await within(query, timeoutMs)
        client.release()
        return outcomesOf(rows)
      } catch (error) {
        // A connection whose answer did not come must not serve the next batch.
        client.release(true)
        throw asPortError(error)
      }
    },
    close: () => pool.end(),
  }
}

/** Postgres cancels slow statements itself; this is for a server or network that says nothing any more. */
async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailableError(`no answer within ${ms} ms`)), ms + 1_000)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
