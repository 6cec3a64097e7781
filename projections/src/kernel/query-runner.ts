import { isRejection, type Rejection } from '@kredka/contracts/kernel/errors'
import type { Clock, Position } from '@kredka/contracts/kernel/ports'
import type pg from 'pg'
import { isChangedPlan, sqlOf } from '../postgres/postgres.ts'
import type { Question, Reads, Viewer } from './query.ts'
import type { Waiting } from './waiting.ts'

/** An `QueryHandler` or a `DocumentHandler`. */
export interface Answering<Value> {
  readonly reads: Reads
  readonly run: (question: Question<never>) => Promise<Value>
}

export interface Answered<Value> {
  readonly value: Value | Rejection
  /** The answer may lack changes: a read model is parked or fills (EVT-06). */
  readonly stale: boolean
}

export interface QueryOptions {
  /** What the answer must contain (API-09). */
  readonly afterPosition?: Position | undefined
  /** Default: as long as `waiting` does. */
  readonly timeoutMs?: number
}

export type RunQuery = <Value>(
  answering: Answering<Value>,
  input: unknown,
  viewer: Viewer,
  options?: QueryOptions,
) => Promise<Answered<Value>>

/**
 * Answers queries once the read models they name are far enough; else the value is the rejection of `Waiting.waitFor`.
 * @param pool of `createPool` with `readOnly`
 */
export function createQueryRunner(parts: {
  readonly pool: pg.Pool
  readonly waiting: Waiting
  readonly clock: Clock
}): RunQuery {
  const { pool, waiting, clock } = parts
  const sql = sqlOf(pool)
  const isStale = async (projections: readonly string[]) => {
    const asked = await waiting.waitFor(projections, undefined)
    return !isRejection(asked) && asked.stale
  }
  return async (answering, input, viewer, { afterPosition, timeoutMs } = {}) => {
    const awaited = answering.reads.filter((read) => typeof read === 'string')
    const others = answering.reads.flatMap((read) => (typeof read === 'string' ? [] : [read.beside]))
    const waited = await waiting.waitFor(awaited, afterPosition, timeoutMs)
    if (isRejection(waited)) return { value: waited, stale: false }
    const stale = waited.stale || (others.length > 0 && (await isStale(others)))
    // The contract's schema has checked the input; here its type is only known to the handler.
    const question = { sql, input: input as never, viewer, now: clock.now() }
    return { value: await retryIfSwapped(() => answering.run(question)), stale }
  }
}

/** A rebuild may have put tables of another shape in place of those that a prepared statement knew (EVT-07). */
async function retryIfSwapped<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!isChangedPlan(error)) throw error
    return run()
  }
}
