import type { Endpoint } from '@kredka/contracts/kernel/endpoints'
import type { EdgeMiddleware } from '../edge.ts'
import type { Visitors } from '../sessions/visitors.ts'

/** Finds out which visitor calls, or which one a person was before they logged in, where the endpoint asks for it. */
export function identifyVisitor(endpoint: Endpoint, visitors: Visitors): EdgeMiddleware {
  return async (ctx, next) => {
    const visitor_id = endpoint.visitor !== undefined ? visitors.idOf(ctx) : null
    if (visitor_id !== null) {
      const { caller } = ctx.state
      ctx.state.visitor_id = visitor_id
      if (caller.viewer.kind === 'visitor') ctx.state.caller = { ...caller, viewer: { kind: 'visitor', visitor_id } }
    }
    await next()
  }
}
