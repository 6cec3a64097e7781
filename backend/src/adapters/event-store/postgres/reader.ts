import { type Json, type ReadOptions, type StoredEvent, StoreUnavailableError } from '@kredka/contracts/kernel/ports'
import { oneForAll } from '@kredka/projections/kernel/one-for-all'
import type pg from 'pg'
import { gatherCalls } from '../../../kernel/gather-calls.ts'
import { asPortError } from './errors.ts'

export interface Page {
  readonly events: readonly StoredEvent[]
  /** Position of the last event read, or what was asked for. */
  readonly last: bigint
  /** False when the page ended because of its limits. */
  readonly complete: boolean
}

export interface Reader {
  stream(stream: string, options: ReadOptions): Promise<StoredEvent[]>
  /** Events after `from`: at most `limit`, and no more than `maxBytes` beyond the first. */
  page(from: bigint, limit: number, maxBytes: number): Promise<Page>
  head(): Promise<bigint>
  identity(): Promise<string>
  /** Id of the event at this position; null where none stands. */
  eventAt(position: bigint): Promise<string | null>
}

type Row = [
  revision: number,
  position: string,
  id: string,
  type: string,
  data: Json | undefined,
  data_binary: Uint8Array | undefined,
  metadata: Readonly<Record<string, string>>,
  stream: string,
  found: number,
]
const text = (value: string) => value
/** By column, where the driver goes by type: JSON is parsed row by row, while the server still sends those after it. */
const PARSERS = [Number, text, text, text, JSON.parse, fromHex, JSON.parse, text, Number]

const COLUMNS = 'revision, position, id, type, data, data_binary, metadata'
const FORWARDS = `select ${COLUMNS} from event_store.events where stream = $1 and revision >= $2 order by revision
    limit $3`
const BACKWARDS = `select ${COLUMNS} from event_store.events where stream = $1 and revision <= $2
    order by revision desc limit $3`
/** Several streams at once, each from a revision on; `found` says which. */
const TOGETHER = `
  select ${COLUMNS}, '' as stream, wanted.n as found
    from unnest($1::text[], $2::bigint[]) with ordinality as wanted(name, start, n)
    cross join lateral (
      select * from event_store.events where stream = wanted.name and revision >= wanted.start order by revision
    ) as events
   order by wanted.n, revision`
const PAGE = `
  with page as (select * from event_store.events where position > $1 order by position limit $2),
  weighed as (
    select *, count(*) over () as found,
      sum(octet_length(metadata) + coalesce(octet_length(data), octet_length(data_binary))) over (order by position)
        as bytes
    from page
  )
  select ${COLUMNS}, stream, found from weighed
  where bytes <= $3 or position = (select min(position) from page)
  order by position`
const IDENTITY = 'select id from event_store.log'
const EVENT_AT = 'select id from event_store.events where position = $1'
const HEAD = 'select coalesce(max(position), 0) from event_store.events'

/** One stream from a revision on. */
interface WantedStream {
  readonly stream: string
  readonly from: number
}

/** @param concurrency statements for forward reads under way at once */
export function createReader(pool: pg.Pool, concurrency = 2): Reader {
  async function ask<R extends unknown[]>(name: string, text: string, values: readonly unknown[]): Promise<R[]> {
    let column = 0
    const types: pg.CustomTypesConfig = { getTypeParser: () => PARSERS[column++] }
    try {
      const query = { name: `event_store.${name}`, text, values: [...values], types }
      return (await pool.query<R>({ ...query, rowMode: 'array' })).rows
    } catch (error) {
      throw asPortError(error)
    }
  }
  /** PARSERS go by column: whatever stands in the first one would be made a number. */
  async function askOne(name: string, statement: string, values: readonly unknown[]): Promise<string | null> {
    try {
      const { rows } = await pool.query<{ id: string }>({
        name: `event_store.${name}`,
        text: statement,
        values: [...values],
      })
      return rows[0]?.id ?? null
    } catch (error) {
      throw asPortError(error)
    }
  }
  async function readTogether(wanted: readonly WantedStream[]): Promise<readonly (readonly StoredEvent[])[]> {
    const [only, ...others] = wanted
    if (only === undefined) return []
    if (others.length === 0) {
      const rows = await ask<Row>('forwards', FORWARDS, [only.stream, only.from, null])
      return [rows.map((row) => toEvent(row, only.stream))]
    }
    const rows = await ask<Row>('together', TOGETHER, [
      wanted.map(({ stream }) => stream),
      wanted.map(({ from }) => from),
    ])
    const found = wanted.map((): StoredEvent[] => [])
    for (const row of rows) found[row[8] - 1]?.push(toEvent(row, wanted[row[8] - 1]?.stream ?? ''))
    return found
  }
  const whole = gatherCalls(readTogether, concurrency, ({ stream, from }) => `${from} ${stream}`)
  const head = oneForAll(async () => {
    const [row] = await ask<[head: number]>('head', HEAD, [])
    return BigInt(row?.[0] ?? 0)
  })

  return {
    stream: async (stream, { direction = 'forwards', from, limit }) => {
      if (direction === 'forwards' && limit === undefined) return [...(await whole({ stream, from: from ?? 0 }))]
      const rows =
        direction === 'forwards'
          ? await ask<Row>('forwards', FORWARDS, [stream, from ?? 0, limit ?? null])
          : await ask<Row>('backwards', BACKWARDS, [stream, from ?? Number.MAX_SAFE_INTEGER, limit ?? null])
      return rows.map((row) => toEvent(row, stream))
    },
    page: async (from, limit, maxBytes) => {
      const rows = await ask<Row>('page', PAGE, [from.toString(), limit, maxBytes])
      const [, last] = rows.at(-1) ?? []
      const found = rows[0]?.[8] ?? 0
      return {
        events: rows.map((row) => toEvent(row, row[7])),
        last: last === undefined ? from : BigInt(last),
        complete: found < limit && rows.length === found,
      }
    },
    head,
    identity: async () => {
      const id = await askOne('identity', IDENTITY, [])
      if (id === null) throw new StoreUnavailableError('the log has lost its identity')
      return id
    },
    eventAt: (position) => askOne('event_at', EVENT_AT, [position.toString()]),
  }
}

function toEvent([revision, position, id, type, data, bytes, metadata]: Row, stream: string): StoredEvent {
  return { stream, revision, position, id, type, data: bytes ?? data ?? null, metadata }
}

/** @param hex `\\x` and two digits a byte */
function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(Buffer.from(hex.slice(2), 'hex'))
}
