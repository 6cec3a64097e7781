import { type Rejection, RejectionError, reject } from '@kredka/contracts/kernel/errors'
import type { Log } from '@kredka/contracts/kernel/ports'
import type { EdgeContext, EdgeMiddleware } from '../edge.ts'
import type { ErrorLog, IsOutage } from '../ports.ts'
import type { SampledLog } from '../sampled-log.ts'
import { sendRejection } from './envelope.ts'

export interface FailureDeps {
  readonly log: Log
  readonly sampled: SampledLog
  readonly errorLog: ErrorLog
  readonly isOutage: IsOutage
}

/**
 * Turns whatever is thrown below into an answer (API-03): a rejection as it says, a part that is down into 503,
 * anything else into 500 with the correlation id. What exactly went wrong stays in the logs.
 */
export function failures(deps: FailureDeps): EdgeMiddleware {
  return async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      answerFailure(ctx, error, deps)
    }
  }
}

function answerFailure(ctx: EdgeContext, error: unknown, deps: FailureDeps): void {
  const rejection = rejectionFor(error, deps.isOutage)
  const { label, correlation_id } = ctx.state
  if (rejection.rejected === 'UNAVAILABLE') deps.sampled.write('warn', { endpoint: label }, { error }, 'a part is down')
  if (rejection.rejected !== 'INTERNAL') {
    sendRejection(ctx, rejection)
    return
  }
  deps.log.error({ endpoint: label, error }, 'a request failed')
  deps.errorLog.note({ source: 'endpoint', error, where: label, correlation_id })
  sendRejection(ctx, rejection, correlation_id)
}

function rejectionFor(error: unknown, isOutage: IsOutage): Rejection {
  if (error instanceof RejectionError) return error.rejection
  if (isBadRequest(error)) return reject('MALFORMED_REQUEST')
  return reject(isOutage(error) ? 'UNAVAILABLE' : 'INTERNAL')
}

/** Koa's own refusal of a path or query that cannot be decoded. */
function isBadRequest(error: unknown): boolean {
  return error instanceof URIError || (error instanceof Error && 'status' in error && error.status === 400)
}
