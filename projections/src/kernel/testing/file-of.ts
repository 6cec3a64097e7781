import { BYTE_ORDER_MARK } from '@kredka/contracts/kernel/csv'
import type { Document } from '@kredka/contracts/kernel/endpoints'
import type pg from 'pg'
import { sqlOf } from '../../postgres/postgres.ts'
import type { DocumentHandler, Viewer } from '../query.ts'

interface Asked {
  readonly handlers: readonly DocumentHandler[]
  readonly pool: pg.Pool
  readonly viewer: Viewer
  readonly now: number
}

/** The name and the lines of a list that leaves as a table, its head first. */
export async function fileOf({ handlers, pool, viewer, now }: Asked, endpoint: Document, input: object) {
  const handler = handlers.find(({ document }) => document === endpoint)
  const answer = await handler?.run({ sql: sqlOf(pool), input: input as never, viewer, now })
  if (answer === undefined || !('body' in answer)) throw new Error('no file')
  return { name: answer.filename, lines: String(answer.body).slice(BYTE_ORDER_MARK.length).trimEnd().split('\r\n') }
}
