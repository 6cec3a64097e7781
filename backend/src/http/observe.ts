import type { Log } from '@kredka/contracts/kernel/ports'
import type { EdgeContext, EdgeMiddleware } from './edge.ts'
import type { Metrics } from './probes/metrics.ts'
import type { SampledLog } from './sampled-log.ts'

/** In a path, such as that of a newsletter's end: whoever has it may do what it is for. Ids are shorter. */
const SECRET = /[0-9a-f]{40,}/g

const QUIET = new Set(['asset', 'probe', 'robots'])

/**
 * Counts every answer and logs it, refusals that repeat only in part, once its last byte is out or the caller has gone.
 * No query string: it may hold what a person typed.
 */
export function observe(
  log: Log,
  sampled: SampledLog,
  metrics: Metrics,
  commands: ReadonlySet<string>,
): EdgeMiddleware {
  return async (ctx, next) => {
    const started = performance.now()
    ctx.res.once('close', () => {
      const ms = performance.now() - started
      const { label, failure } = ctx.state
      metrics.request(label, ctx.method, ctx.status, ms / 1000)
      if (commands.has(label)) metrics.command(label, failure ?? 'ok', ms / 1000)
      write(log, sampled, ctx, Math.round(ms * 10) / 10)
    })
    await next()
  }
}

function write(log: Log, sampled: SampledLog, ctx: EdgeContext, ms: number): void {
  const { label, failure, correlation_id, caller } = ctx.state
  const fields = {
    correlation_id,
    method: ctx.method,
    path: ctx.path.replace(SECRET, '…'),
    ms,
    caller: caller.viewer.kind === 'visitor' ? 'visitor' : `${caller.viewer.kind}:${caller.viewer.id}`,
    ...(ctx.res.writableFinished ? {} : { aborted: true }),
  }
  const kind = { endpoint: label, status: ctx.status, ...(failure === undefined ? {} : { code: failure }) }
  if (ctx.status >= 400) {
    sampled.write('info', kind, fields, 'request')
    return
  }
  sampled.turn()
  if (QUIET.has(label)) log.debug({ ...fields, ...kind }, 'request')
  else log.info({ ...fields, ...kind }, 'request')
}
