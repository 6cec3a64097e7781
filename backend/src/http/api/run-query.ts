import type { Document, Query } from '@kredka/contracts/kernel/endpoints'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import type { Position } from '@kredka/contracts/kernel/ports'
import { DEFAULT_PAGE_SIZE, type PageMeta } from '@kredka/contracts/kernel/schema'
import { HEADERS } from '@kredka/contracts/kernel/wire'
import type { Bytes, DocumentHandler, PageOf, QueryHandler } from '@kredka/projections/kernel/query'
import type { Answered, Answering, RunQuery } from '@kredka/projections/kernel/query-runner'
import type { EdgeContext, EdgeMiddleware } from '../edge.ts'
import { keepPictureApart } from '../files.ts'
import { NO_SESSION, type Positions } from '../sessions/positions.ts'
import { type Visitors, visitorSession } from '../sessions/visitors.ts'
import type { CheckAnswer } from './answer-check.ts'
import { sendJson, sendRejection } from './envelope.ts'

/** Where the process's sockets stand, null where it has none. */
export type ReachedPosition = () => Position | null

export interface QueryDeps {
  readonly ask: RunQuery
  readonly told: ReachedPosition
  readonly positions: Positions
  readonly visitors: Visitors
}

/**
 * The last layer of a query: waits for the position it is asked for, answers, says when a read model is parked (API-09,
 * EVT-06).
 */
export function runQuery(handler: QueryHandler, check: CheckAnswer, deps: QueryDeps): EdgeMiddleware {
  return async (ctx) => {
    // before the read: what comes meanwhile is told once more rather than not at all
    const position = deps.told()
    const session = ctx.state.caller.session_id
    if (position !== null && session !== null) ctx.set(HEADERS.sent_position, deps.positions.encrypt(position, session))
    const { value, stale } = await answerQuery(ctx, handler, deps)
    if (isRejection(value)) return sendRejection(ctx, value)
    const body = envelope(handler.query, ctx.state.input, value)
    check(body.data)
    sendStale(ctx, stale)
    sendJson(ctx, 200, JSON.stringify(body))
  }
}

/** `{data}`, or `{data, meta}` for a page of a list (API-02). */
export function envelope(
  query: Query,
  input: Readonly<Record<string, unknown>>,
  value: unknown,
): { readonly data: unknown; readonly meta?: PageMeta } {
  if (!query.paged) return { data: value }
  const { rows, has_next_page, more_people } = value as PageOf<unknown>
  return {
    data: rows,
    meta: {
      page: count(input.page, 1),
      page_size: count(input.page_size, DEFAULT_PAGE_SIZE),
      has_next_page,
      ...(more_people && { more_people }),
    },
  }
}

/** The last layer of a document: bytes with their type. */
export function runDocument(handler: DocumentHandler, deps: QueryDeps): EdgeMiddleware {
  return async (ctx) => {
    const { value, stale } = await answerQuery(ctx, handler, deps)
    if (isRejection(value)) return sendRejection(ctx, value)
    sendStale(ctx, stale)
    sendBytes(ctx, handler.document, value)
  }
}

export function sendBytes(ctx: EdgeContext, document: Document, { body, filename, immutable, etag }: Bytes): void {
  const shared = document.access === 'public' ? 'public' : 'private'
  ctx.status = 200
  ctx.type = document.type
  ctx.set('cache-control', immutable === true ? `${shared}, max-age=31536000, immutable` : 'private, no-cache')
  if (document.type.startsWith('image/')) keepPictureApart(ctx)
  if (etag !== undefined) ctx.etag = etag
  if (etag !== undefined && ctx.fresh) {
    ctx.status = 304
    return
  }
  if (filename !== undefined) ctx.attachment(filename, { type: 'inline' })
  ctx.body = typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength)
}

async function answerQuery<Value>(
  ctx: EdgeContext,
  answering: Answering<Value>,
  { ask, positions, visitors }: QueryDeps,
): Promise<Answered<Value>> {
  const { input, caller } = ctx.state
  const after = ctx.get(HEADERS.afterPosition)
  if (after === '') return ask(answering, input, caller.viewer)
  const visitor_id = caller.session_id === null ? visitors.idOf(ctx) : null
  const session = visitor_id === null ? (caller.session_id ?? NO_SESSION) : visitorSession(visitor_id)
  const afterPosition = positions.decryptLatest(after, session)
  if (afterPosition === null) return { value: reject('POSITION_UNKNOWN'), stale: false }
  return ask(answering, input, caller.viewer, { afterPosition })
}

function sendStale(ctx: EdgeContext, stale: boolean): void {
  if (stale) ctx.set(HEADERS.stale, 'true')
}

function count(given: unknown, otherwise: number): number {
  return typeof given === 'number' ? given : otherwise
}
