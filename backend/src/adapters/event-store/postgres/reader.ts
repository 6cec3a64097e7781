import type { ReadOptions, StoredEvent } from '@kredka/contracts/kernel/ports'
import type { createPool } from '@kredka/projections/kernel/postgres'
import { asPortError } from './errors.ts'

export type Pool = ReturnType<typeof createPool>

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

type Row = [
  revision: number,
  position: string,
  id: string,
  type: string,
  data: string | null,
  data_binary: Buffer | null,
  metadata: string,
  stream: string,
]

const COLUMNS = 'revision, position::text, id, type, data, data_binary, metadata'
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
  order by weighed.position`
const HEAD = 'select coalesce(max(position), 0)::text as head from event_store.events'

export function createReader(pool: Pool): Reader {
  async function rows<R extends unknown[]>(name: string, text: string, values: readonly unknown[]): Promise<R[]> {
    try {
      const result = await pool.query<R>({ name: `event_store.${name}`, text, values: [...values], rowMode: 'array' })
      return result.rows
    } catch (error) {
      throw asPortError(error)
    }
  }
  return {
    stream: async (stream, { direction = 'forwards', from, limit }) => {
      const found =
        direction === 'forwards'
          ? await rows<Row>('forwards', FORWARDS, [stream, from ?? 0, limit ?? null])
          : await rows<Row>('backwards', BACKWARDS, [stream, from ?? Number.MAX_SAFE_INTEGER, limit ?? null])
      return found.map((row) => toEvent(row, stream))
    },
    page: async (from, limit, maxBytes) => {
      const found = await rows<[...Row, found: number]>('page', PAGE, [from.toString(), limit, maxBytes])
      const events = found.map((row) => toEvent(row, row[7]))
      const last = events.at(-1)
      const considered = found[0]?.[8] ?? 0
      return {
        events,
        last: last ? BigInt(last.position) : from,
        complete: considered < limit && events.length === considered,
      }
    },
    head: async () => {
      const [[head] = ['0']] = await rows<[head: string]>('head', HEAD, [])
      return BigInt(head)
    },
  }
}

function toEvent(row: readonly [...Row] | readonly [...Row, number], stream: string): StoredEvent {
  const [revision, position, id, type, data, binary, metadata] = row
  return {
    stream,
    revision,
    position,
    id,
    type,
    data: data === null ? bytesOf(binary) : JSON.parse(data),
    metadata: JSON.parse(metadata),
  }
}

function bytesOf(buffer: Buffer | null): Uint8Array {
  return buffer ? new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength) : new Uint8Array()
}
