import type { Clock, Ids } from '@kredka/contracts/kernel/ports'
import { firstSpanOf } from '@kredka/contracts/kernel/traces'
import { HEADERS } from '@kredka/contracts/kernel/wire'
import { withCorrelation } from '../kernel/correlation.ts'
import { isTracing, traceIdOf } from '../kernel/tracing.ts'
import { type EdgeContext, type EdgeMiddleware, VISITOR } from './edge.ts'

const ACCEPTED = /^[A-Za-z0-9_-]{8,64}$/
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/

/**
 * Gives every request its correlation id, the caller's own where it has a harmless form, and fills the state's
 * beginnings (OPS-05). Where traces are kept, the trace that a caller brings is its correlation too.
 */
export function correlate(clock: Clock, ids: Ids): EdgeMiddleware {
  return async (ctx, next) => {
    const { id = ids.uuid(), span } = givenBy(ctx)
    ctx.state.correlation_id = id
    if (span !== undefined) ctx.state.parent_span = span
    ctx.state.received_at = clock.now()
    ctx.state.caller = { viewer: VISITOR, session_id: null, language: 'pl', refused: null }
    ctx.state.input = {}
    ctx.state.label = 'none'
    ctx.set(HEADERS.correlation, id)
    await withCorrelation(id, next)
  }
}

function givenBy(ctx: EdgeContext): { readonly id?: string; readonly span?: string } {
  const id = ctx.get(HEADERS.correlation)
  if (ACCEPTED.test(id)) return isTracing() ? { id, span: firstSpanOf(traceIdOf(id)) } : { id }
  const [, traceId, span] = (isTracing() && TRACEPARENT.exec(ctx.get(HEADERS.traceparent))) || []
  return traceId === undefined || span === undefined ? {} : { id: traceId, span }
}
