import type { Clock, Ids } from '@kredka/contracts/kernel/ports'
import { HEADERS } from '@kredka/contracts/kernel/wire'
import { withCorrelation } from '../kernel/correlation.ts'
import { type EdgeMiddleware, VISITOR } from './edge.ts'

const ACCEPTED = /^[A-Za-z0-9_-]{8,64}$/

/**
 * Gives every request its correlation id, the caller's own where it has a harmless form, and fills the state's
 * beginnings (OPS-05).
 */
export function correlate(clock: Clock, ids: Ids): EdgeMiddleware {
  return async (ctx, next) => {
    const given = ctx.get(HEADERS.correlation)
    const id = ACCEPTED.test(given) ? given : ids.uuid()
    ctx.state.correlation_id = id
    ctx.state.received_at = clock.now()
    ctx.state.caller = { viewer: VISITOR, session_id: null, language: 'pl', refused: null }
    ctx.state.input = {}
    ctx.state.label = 'none'
    ctx.set(HEADERS.correlation, id)
    await withCorrelation(id, next)
  }
}
