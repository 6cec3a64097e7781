import { createHash } from 'node:crypto'
import { warsawDay } from '@kredka/contracts/kernel/days'
import type { Clock, Log } from '@kredka/contracts/kernel/ports'
import { redact, redactStack } from '@kredka/projections/kernel/brief'
import type { Sql } from '@kredka/projections/kernel/query'

/** Section 3 of the specification. */
export type FaultSource = 'bgjob' | 'cron' | 'endpoint' | 'uncaught-exception' | 'unhandled-rejection' | 'server-error'

export interface Fault {
  readonly source: FaultSource
  readonly error: unknown
  /** Endpoint, job or process. */
  readonly where: string
  readonly correlation_id: string | null
}

export interface ErrorEntry {
  readonly error_id: string
  readonly source: FaultSource
  readonly state: 'new' | 'resolved'
  readonly place: string
  readonly name: string
  readonly message: string
  readonly stack: string
  readonly times: number
  /** Of the last time. */
  readonly correlation_id: string | null
  readonly first_at: string
  readonly last_at: string
  readonly resolved_at: string | null
  readonly resolved_by: string | null
}

export interface FaultDay {
  readonly day: string
  readonly times: number
}

export interface ErrorFilter {
  readonly state?: 'new' | 'resolved'
  readonly source?: FaultSource
  readonly limit: number
  readonly offset?: number
}

/** Faults for the back office, equal ones as one entry; a resolved one that happens again is new. */
export interface ErrorLog {
  /** Writes in the background and never throws; a fault in a storm of faults is only counted with the others. */
  note(fault: Fault): void
  /** Last ones first. */
  list(filter: ErrorFilter): Promise<readonly ErrorEntry[]>
  /** How often faults happened, by day of Europe/Warsaw; both days are part of it, days without any are left out. */
  countByDay(from: string, to: string): Promise<readonly FaultDay[]>
  /** @returns false when there is no such entry */
  resolve(errorId: string, by: string): Promise<boolean>
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
const MAX_MESSAGE = 1_000
const MAX_STACK = 8_000

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
    list: ({ state = null, source = null, limit, offset = 0 }) =>
      sql<ErrorEntry>(
        `select error_id, source, state, place, name, message, stack, times, correlation_id, first_at, last_at,
           resolved_at, resolved_by
         from vault.error_log where ($1::text is null or state = $1) and ($2::text is null or source = $2)
         order by last_at desc, error_id limit $3 offset $4`,
        [state, source, limit, offset],
      ),
    countByDay: (from, to) =>
      sql<FaultDay & Record<string, unknown>>(
        `select day::text, sum(times)::int as times from vault.error_days
         where day between $1::date and $2::date group by 1 order by 1`,
        [from, to],
      ),
    async resolve(errorId, by) {
      const rows = await sql(
        `update vault.error_log set state = 'resolved', resolved_at = $2, resolved_by = $3
         where error_id = $1 returning error_id`,
        [errorId, new Date(clock.now()), by],
      )
      return rows.length > 0
    },
  }
}

async function write(sql: Sql, { error_id, fault, name, message, stack, at, times }: Noted): Promise<void> {
  await sql(
    `with counted as (
       insert into vault.error_days as known (day, source, times) values ($10, $2, $7)
       on conflict (day, source) do update set times = known.times + excluded.times)
     insert into vault.error_log as known
       (error_id, source, place, name, message, stack, times, correlation_id, first_at, last_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
     on conflict (error_id) do update set state = 'new', resolved_at = null, resolved_by = null,
       message = excluded.message, stack = excluded.stack, times = known.times + excluded.times,
       correlation_id = excluded.correlation_id, last_at = excluded.last_at`,
    [
      error_id,
      fault.source,
      fault.where,
      name,
      message,
      stack,
      times,
      fault.correlation_id,
      new Date(at),
      warsawDay(at),
    ],
  )
}

function describe(fault: Fault, at: number): Noted {
  const { error } = fault
  const name = error instanceof Error ? error.name : typeof error
  const message = redact(error instanceof Error ? error.message : String(error)).slice(0, MAX_MESSAGE)
  const stack = (error instanceof Error ? redactStack(error) : '').slice(0, MAX_STACK)
  const frame = stack.split('\n').find((line) => line.trimStart().startsWith('at ')) ?? message
  const error_id = createHash('sha256')
    .update([fault.source, fault.where, name, frame].join('\n'))
    .digest('hex')
    .slice(0, 26)
  return { error_id, fault, name, message, stack, at, times: 1 }
}
