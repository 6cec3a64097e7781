import { createHash } from 'node:crypto'
import type { Log } from '@kredka/contracts/kernel/ports'
import pg from 'pg'
import { GatheringSocket } from './gathering-socket.ts'

export interface PoolOptions {
  readonly url: string
  readonly log: Log
  /** Most connections at once. Default 10. */
  readonly max?: number
  /** A statement that runs longer is cancelled. Default 30 000 ms; 0 for none. */
  readonly statementTimeoutMs?: number
  /** Refuses every write. For the queries' pool. */
  readonly readOnly?: boolean
  /** Shown by `pg_stat_activity`. */
  readonly name?: string
}

/**
 * A pool whose values are what the product's JSON carries: int8 and numeric as numbers, timestamptz as ISO 8601 UTC
 * with milliseconds, date as `yyyy-mm-dd`. Inside `json_build_object` and the like use `iso()` for instants.
 */
export function createPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 10,
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // What a transaction asks for in one go travels in one go; each statement still has its own answer.
    pipeline: true,
    stream: () => new GatheringSocket(),
    application_name: options.name ?? 'kredka',
    options: Object.entries(settings(options))
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    types: PARSERS,
  })
  // Without listeners a connection that breaks, idle or between two statements, would end the process.
  const note = (error: Error) => {
    if (!pool.ending) options.log.warn({ error: error.message }, 'a database connection broke')
  }
  pool.on('connect', (client) => client.on('error', note))
  pool.on('error', () => undefined)
  return pool
}

function settings({ readOnly }: PoolOptions): Readonly<Record<string, string>> {
  return {
    timezone: 'UTC',
    datestyle: 'ISO',
    default_transaction_read_only: readOnly ? 'on' : 'off',
    // Read models stand in memory or on flash: the default of 4 would have a search read every row rather than its
    // index.
    random_page_cost: '1.1',
  }
}

/** Anything that runs one statement: a pool, or the client of a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>

/**
 * Runs SQL on the read side. `offers.cards` names a table of another projection only where that marks it `-- public`.
 */
export type Sql = <R extends object = Record<string, unknown>>(
  text: string,
  params?: readonly unknown[],
) => Promise<readonly R[]>

/** `sql` over a pool or client. Statements are prepared per connection and named by their text. */
export function sqlOf(queryable: Queryable): Sql {
  return async <R extends object>(text: string, params: readonly unknown[] = []) => {
    const result = await queryable.query<R & pg.QueryResultRow>({ ...prepare(text), values: [...params] })
    return result.rows
  }
}

/**
 * Runs `work` in one transaction on one connection; anything thrown rolls it back.
 * @param begin more than `begin` where the transaction needs settings of its own: they travel together
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  begin = 'begin',
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query(begin)
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((cause: Error) => {
      broken = cause
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * SQL that writes an instant as the API does, for use inside `json_build_object`: Postgres alone would end it in
 * `+00:00`.
 */
export function iso(expression: string): string {
  return `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/**
 * Commits the one statement that selects it without waiting for the disk: for what a crash of Postgres may take back.
 */
export const ASYNC_COMMIT = "(select set_config('synchronous_commit', 'off', true))"

const REPLANNED = '/* planned anew */ '

/**
 * A statement whose best plan depends on its values: it is never kept. After five uses Postgres would keep one plan for
 * all values, by what they are on average. The mark stands in the text, so that it passes whoever wraps `Sql`.
 */
export function replanned(text: string): string {
  return REPLANNED + text
}

const MAX_NAMED = 1000
const names = new Map<string, string>()
let generation = 0

/**
 * Texts made at run time are many: beyond `MAX_NAMED` they go unnamed, so that connections do not fill up with plans.
 * @param schema where bare names of the text are looked for, if it has any: a plan holds for one
 */
export function prepare(text: string, schema = ''): { text: string; name?: string } {
  if (text.startsWith(REPLANNED)) return { text }
  const key = schema === '' ? text : `${schema}\n${text}`
  let name = names.get(key)
  if (name === undefined && names.size < MAX_NAMED) {
    name = createHash('sha1').update(key).digest('base64url')
    names.set(key, name)
  }
  return name === undefined ? { text } : { text, name: `${name}.${generation}` }
}

/**
 * True for the error of a prepared statement whose table was swapped for one of another shape. From then on every
 * statement is prepared anew, so repeating it once is enough.
 */
export function isChangedPlan(error: unknown): boolean {
  const changed =
    error instanceof pg.DatabaseError && error.code === '0A000' && error.message.includes('cached plan must not change')
  if (changed) generation += 1
  return changed
}

export function instant(text: string): string {
  const zone = text.lastIndexOf('+')
  if (zone < 0) return text
  const [seconds = '', fraction = ''] = text.slice(0, zone).split('.')
  return `${seconds.replace(' ', 'T')}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
}

function integer(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}

const TEXT_ARRAY: number = 1009

function arrayOf<T>(parse: (text: string) => T): (text: string) => unknown {
  const parseTexts = pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => unknown
  const each = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(each) : typeof value === 'string' ? parse(value) : value
  return (text) => each(parseTexts(text))
}

const same = (text: string) => text
const { INT8, NUMERIC, TIMESTAMPTZ, TIMESTAMP, DATE } = pg.types.builtins
const BY_TYPE: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: integer,
  1016: arrayOf(integer),
  [NUMERIC]: Number,
  1231: arrayOf(Number),
  [TIMESTAMPTZ]: instant,
  1185: arrayOf(instant),
  [TIMESTAMP]: same,
  1115: arrayOf(same),
  [DATE]: same,
  1182: arrayOf(same),
}

const PARSERS: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : (BY_TYPE[oid] ?? pg.types.getTypeParser(oid, 'text')),
}
