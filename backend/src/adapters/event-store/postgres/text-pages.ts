import { MAX_PAGE_BYTES, type Position, START } from '@kredka/contracts/kernel/ports'
import type pg from 'pg'
import { asPortError } from './errors.ts'
import { toNumber } from './position.ts'

/** An event as the log keeps it, unread: whoever passes most of it on need not parse it and write it again. */
export interface TextEvent {
  readonly position: Position
  readonly stream: string
  /** Decimal. */
  readonly revision: string
  readonly id: string
  readonly type: string
  /** JSON; null where it is bytes. */
  readonly data: string | null
  /** As `\\x` and two digits a byte; null where it is JSON. */
  readonly bytes: string | null
  /** JSON. */
  readonly metadata: string
}

type Row = [
  position: string,
  stream: string,
  revision: string,
  id: string,
  type: string,
  data: string | null,
  bytes: string | null,
  metadata: string,
]

/** Large enough that asking is a small part, small enough that a page dies in young memory. */
const PAGE = 500
/** What is weighed is copied nowhere: only the rows that the page holds are read whole. */
const TEXTS = `
  with weighed as (
    select position, sum(octet_length(metadata) + coalesce(octet_length(data), octet_length(data_binary)))
      over (order by position) as bytes
    from (select * from event_store.events where position > $1 order by position limit $2) as page
  )
  select position, stream, revision, id, type, data, data_binary, metadata from event_store.events
   where position > $1
     and position <= (select coalesce(max(position) filter (where bytes <= $3), min(position)) from weighed)
     and position <= $4
   order by position`
const HEAD = 'select coalesce(max(position), 0) from event_store.events'

const AS_TEXT: pg.CustomTypesConfig = { getTypeParser: () => (text: string) => text }

/** Pages of the embedded log after `from`, up to its head as it is when the reading begins, as `readLog` has them. */
export async function* readTexts(pool: pg.Pool, from: Position): AsyncGenerator<readonly TextEvent[]> {
  const ask = async <R extends unknown[]>(name: string, text: string, values: readonly unknown[]): Promise<R[]> => {
    try {
      const query = { name: `event_store.${name}`, text, values: [...values], types: AS_TEXT }
      return (await pool.query<R>({ ...query, rowMode: 'array' })).rows
    } catch (error) {
      throw asPortError(error)
    }
  }
  const [[head] = ['0']] = await ask<[head: string]>('texts_head', HEAD, [])
  const page = (after: string) => ask<Row>('texts', TEXTS, [after, PAGE, MAX_PAGE_BYTES, head])
  let coming = page(from === START ? '0' : toNumber(from).toString())
  for (;;) {
    const rows = await coming
    const last = rows.at(-1)?.[0]
    if (last === undefined) return
    if (last !== head) {
      // On its way while the reader is at work on this one; a fault is told when it is its turn.
      coming = page(last)
      coming.catch(() => undefined)
    }
    yield rows.map(toTextEvent)
    if (last === head) return
  }
}

function toTextEvent([position, stream, revision, id, type, data, bytes, metadata]: Row): TextEvent {
  return { position, stream, revision, id, type, data, bytes, metadata }
}
