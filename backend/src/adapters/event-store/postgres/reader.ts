import type { ReadOptions, StoredEvent } from '@kredka/contracts/kernel/ports'
import type pg from 'pg'
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
}

/** As they come over the wire: turning values into numbers, dates and the like is left to `toEvent`, which needs few of them. */
type Row = [
  revision: string,
  position: string,
  id: string,
  type: string,
  data: string | null,
  data_binary: string | null,
  metadata: string,
  stream: string,
  found: string,
]
const RAW: pg.CustomTypesConfig = { getTypeParser: () => (text: string) => text }

const COLUMNS = 'revision, position, id, type, data, data_binary, metadata'
const FORWARDS = `select ${COLUMNS} from event_store.events where stream = $1 and revision >= $2 order by revision limit $3`
const BACKWARDS = `select ${COLUMNS} from event_store.events where stream = $1 and revision <= $2 order by revision desc limit $3`
const PAGE = `
  with page as (select * from event_store.events where position > $1 order by position limit $2),
  weighed as (
    select *, count(*) over () as found,
      sum(octet_length(metadata) + coalesce(octet_length(data), octet_length(data_binary))) over (order by position) as bytes
    from page
  )
  select ${COLUMNS}, stream, found from weighed
  where bytes <= $3 or position = (select min(position) from page)
  order by position`
const HEAD = 'select coalesce(max(position), 0) from event_store.events'

export function createReader(pool: pg.Pool): Reader {
  async function ask<R extends unknown[]>(name: string, text: string, values: readonly unknown[]): Promise<R[]> {
    const statement = { name: `event_store.${name}`, text, rowMode: 'array', types: RAW } as const
    try {
      return (await pool.query<R>({ ...statement, values: [...values] })).rows
    } catch (error) {
      throw asPortError(error)
    }
  }
  return {
    stream: async (stream, { direction = 'forwards', from, limit }) => {
      const rows =
        direction === 'forwards'
          ? await ask<Row>('forwards', FORWARDS, [stream, from ?? 0, limit ?? null])
          : await ask<Row>('backwards', BACKWARDS, [stream, from ?? Number.MAX_SAFE_INTEGER, limit ?? null])
      return rows.map((row) => toEvent(row, stream))
    },
    page: async (from, limit, maxBytes) => {
      const rows = await ask<Row>('page', PAGE, [from.toString(), limit, maxBytes])
      const [, last] = rows.at(-1) ?? []
      const found = Number(rows[0]?.[8] ?? 0)
      return {
        events: rows.map((row) => toEvent(row, row[7])),
        last: last === undefined ? from : BigInt(last),
        complete: found < limit && rows.length === found,
      }
    },
    head: async () => {
      const [row] = await ask<[head: string]>('head', HEAD, [])
      return BigInt(row?.[0] ?? 0)
    },
  }
}

function toEvent([revision, position, id, type, data, bytes, metadata]: Row, stream: string): StoredEvent {
  return {
    stream,
    revision: Number(revision),
    position,
    id,
    type,
    data: data === null ? fromHex(bytes ?? '') : JSON.parse(data),
    metadata: JSON.parse(metadata),
  }
}

/** @param text `\\x` and two digits a byte */
function fromHex(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text.slice(2), 'hex'))
}
