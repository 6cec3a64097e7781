import { createHash } from 'node:crypto'
import {
  FAULT_MESSAGE_MAX,
  FAULT_STACK_MAX,
  type FaultSide,
  type FaultSort,
  type FaultSource,
  type FaultState,
  OCCURRENCES_KEPT,
} from '@kredka/contracts/faults/rules'
import type { FaultDetailView, FaultView } from '@kredka/contracts/faults/views'
import { warsawDay } from '@kredka/contracts/kernel/days'
import type { Clock, Log } from '@kredka/contracts/kernel/ports'
import { bothWays } from '@kredka/projections/kernel/both-ways'
import { redact, redactStack } from '@kredka/projections/kernel/brief'
import type { Sql } from '@kredka/projections/kernel/query'
import { toSearchText } from '@kredka/projections/kernel/typed'
import { iso } from '@kredka/projections/postgres/postgres'

export interface Fault {
  readonly source: FaultSource
  readonly error: unknown
  /** Endpoint, job, process or page. */
  readonly where: string
  readonly correlation_id: string | null
  /** Default: the server. */
  readonly side?: FaultSide
}

/** A fault with the last times that it happened. */
export type ErrorEntry = Omit<FaultDetailView, 'history'>

export interface FaultDay {
  readonly day: string
  readonly times: number
}

export interface ErrorFilter {
  readonly q?: string
  readonly state?: FaultState
  readonly source?: FaultSource
  readonly side?: FaultSide
  /** Default: what happened last first. */
  readonly sort?: FaultSort
  readonly limit: number
  readonly offset?: number
}

/** Faults for the back office, equal ones as one entry; a resolved one that happens again is new (ADM-02). */
export interface ErrorLog {
  /** Writes in the background and never throws; a fault in a storm of faults is only counted with the others. */
  note(fault: Fault): void
  list(filter: ErrorFilter): Promise<readonly FaultView[]>
  find(errorId: string): Promise<ErrorEntry | null>
  /** How often the server failed, by day of Europe/Warsaw; both days are part of it, days without any are left out. */
  countByDay(from: string, to: string): Promise<readonly FaultDay[]>
  /** @returns false when there is no such entry, or it is in that state already */
  decide(errorId: string, state: FaultState, by: string): Promise<boolean>
  /** Blots out words of a person who is forgotten, wherever they stand as words of their own (EVT-10). */
  blot(words: readonly string[]): Promise<void>
  /** Waits until all that was noted is written. */
  flush(): Promise<void>
}

interface Noted {
  readonly error_id: string
  readonly fault: Fault
  readonly name: string
  readonly message: string
  readonly stack: string
  readonly at: number
  times: number
}

/** Different faults that wait to be written. Beyond them new ones are dropped: the process's own log has them all. */
const MAX_WAITING = 100
/** Anybody can make browsers report: beyond so many different faults of theirs new ones are dropped. */
const MAX_OF_BROWSERS = 500

const VIEW = `e.error_id as id, e.source, e.side, e.state, e.place, e.name, e.message, e.times,
  ${iso('e.first_at')} as first_at, ${iso('e.last_at')} as last_at, ${iso('e.reopened_at')} as reopened_at`

const ORDER: Readonly<Record<FaultSort, string>> = bothWays(
  { last_at: 'e.last_at', first_at: 'e.first_at', times: 'e.times', state: ['e.state', 'e.last_at'] },
  'e.error_id',
)

export function createErrorLog(sql: Sql, clock: Clock, log: Log): ErrorLog {
  const waiting = new Map<string, Noted>()
  let writing: Promise<void> | null = null

  async function writeAll(): Promise<void> {
    for (const [id, noted] of waiting) {
      waiting.delete(id)
      try {
        await write(sql, noted)
      } catch (error) {
        log.warn({ error, fault: noted.name }, 'a fault could not be written to the error log')
      }
    }
    writing = null
  }

  return {
    note(fault) {
      const noted = describe(fault, clock.now())
      const known = waiting.get(noted.error_id)
      if (known !== undefined) known.times += 1
      else if (waiting.size < MAX_WAITING) waiting.set(noted.error_id, noted)
      writing ??= Promise.resolve().then(writeAll)
    },
    async flush() {
      while (writing !== null) await writing
    },
    async blot(words) {
      for (const word of words.filter((one) => one.trim() !== '')) {
        // after a letter or digit `\y` could never match, so names that begin or end otherwise are matched as they are
        const literal = word.trim().replace(/[^\p{L}\p{N}]/gu, (sign) => `\\${sign}`)
        const edge = (sign: string) => (/[\p{L}\p{N}]/u.test(sign) ? '\\y' : '')
        const pattern = edge(word.trim().at(0) ?? '') + literal + edge(word.trim().at(-1) ?? '')
        await sql(
          `update vault.error_log set message = regexp_replace(message, $1, '[…]', 'gi'),
              stack = regexp_replace(stack, $1, '[…]', 'gi')
           where message ~* $1 or stack ~* $1`,
          [pattern],
        )
      }
    },
    list: ({ q, state = null, source = null, side = null, sort = '-last_at', limit, offset = 0 }) =>
      sql<FaultView>(
        `select ${VIEW} from vault.error_log e
          where ($1::text is null or e.state = $1) and ($2::text is null or e.source = $2)
            and ($3::text is null or e.side = $3)
            and ($4::text is null or strpos(lower(e.name || ' ' || e.message || ' ' || e.place), $4) > 0
              or e.error_id = $4
              or exists (select from vault.error_times t where t.error_id = e.error_id and t.correlation_id = $4))
          order by ${ORDER[sort]} limit $5 offset $6`,
        [state, source, side, toSearchText(q), limit, offset],
      ),
    async find(errorId) {
      const [entry] = await sql<ErrorEntry>(
        `select ${VIEW}, e.stack, coalesce((select jsonb_agg(jsonb_build_object(
             'at', ${iso('t.at')}, 'correlation_id', t.correlation_id, 'times', t.times) order by t.at desc)
             from vault.error_times t where t.error_id = e.error_id), '[]') as occurrences
           from vault.error_log e where e.error_id = $1`,
        [errorId],
      )
      return entry ?? null
    },
    countByDay: (from, to) =>
      sql<FaultDay & Record<string, unknown>>(
        `select day::text, sum(times)::int as times from vault.error_days
         where day between $1::date and $2::date group by 1 order by 1`,
        [from, to],
      ),
    async decide(errorId, state, by) {
      const rows = await sql(
        `update vault.error_log set state = $2, reopened_at = null,
           resolved_at = case when $2 = 'new' then null else $3::timestamptz end,
           resolved_by = case when $2 = 'new' then null else $4 end
         where error_id = $1 and state <> $2 returning error_id`,
        [errorId, state, new Date(clock.now()), by],
      )
      return rows.length > 0
    },
  }
}

async function write(sql: Sql, { error_id, fault, name, message, stack, at, times }: Noted): Promise<void> {
  const { source, where, correlation_id, side = 'server' } = fault
  const rows = await sql(
    `with counted as (
       insert into vault.error_days as known (day, source, times) select $10, $2, $7 where $11 = 'server'
       on conflict (day, source) do update set times = known.times + excluded.times)
     insert into vault.error_log as known
       (error_id, source, place, name, message, stack, times, correlation_id, first_at, last_at, side)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $11
      where $11 = 'server' or exists (select from vault.error_log where error_id = $1)
        or (select count(*) from vault.error_log where side = 'browser') < ${MAX_OF_BROWSERS}
     on conflict (error_id) do update set
       state = case when known.state = 'ignored' then 'ignored' else 'new' end,
       reopened_at = case when known.state = 'resolved' then excluded.last_at else known.reopened_at end,
       resolved_at = case when known.state = 'ignored' then known.resolved_at end,
       resolved_by = case when known.state = 'ignored' then known.resolved_by end,
       message = excluded.message, stack = excluded.stack, times = known.times + excluded.times,
       correlation_id = excluded.correlation_id, last_at = excluded.last_at
     returning error_id`,
    [error_id, source, where, name, message, stack, times, correlation_id, new Date(at), warsawDay(at), side],
  )
  if (rows.length === 0) return
  await sql(
    `with kept as (insert into vault.error_times (error_id, at, correlation_id, times) values ($1, $2, $3, $4))
     delete from vault.error_times where error_id = $1 and at < (
       select at from vault.error_times where error_id = $1 order by at desc offset ${OCCURRENCES_KEPT - 2} limit 1)`,
    [error_id, new Date(at), correlation_id, times],
  )
}

function describe(fault: Fault, at: number): Noted {
  const { error, source, where, side = 'server' } = fault
  const name = error instanceof Error ? error.name : typeof error
  const message = redact(error instanceof Error ? error.message : String(error)).slice(0, FAULT_MESSAGE_MAX)
  const stack = (error instanceof Error ? redactStack(error) : '').slice(0, FAULT_STACK_MAX)
  const frame = stack.split('\n').find((line) => line.trimStart().startsWith('at ')) ?? message
  const error_id = createHash('sha256')
    .update([source, where, name, frame, ...(side === 'server' ? [] : [side])].join('\n'))
    .digest('hex')
    .slice(0, 26)
  return { error_id, fault, name, message, stack, at, times: 1 }
}
