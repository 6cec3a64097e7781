import { createHash, timingSafeEqual } from 'node:crypto'
import { bearerOf } from '../api/authenticate.ts'
import type { EdgeContext, EdgeMiddleware } from '../edge.ts'
import type { Metrics } from './metrics.ts'

/** A part that must work before requests are sent here. */
export interface Readiness {
  readonly name: string
  /** Null when all is well, else what is wrong, in words without secrets. Throwing counts as down. */
  check(): Promise<string | null>
  /**
   * Told in the answer, and no more: what works behind the requests may be behind without the process looking dead to a
   * proxy, which would send everybody away (OPS-04).
   */
  readonly isNote?: true
}

export const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])
const MAX_MS = 2_000

/**
 * `/healthz`: the process answers. `/readyz`: its parts do too; a process that stops says no before it comes here.
 * `/metrics`: for Prometheus (OPS-05).
 */
export function serveProbes(deps: {
  readonly readiness: readonly Readiness[]
  readonly metrics: Metrics
  readonly metricsToken: string | null
}): EdgeMiddleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    switch (ctx.path) {
      case '/healthz':
        return sendStatus(ctx, 200, { status: 'ok' })
      case '/readyz':
        return sendReadiness(ctx, deps.readiness)
      case '/metrics':
        return sendMetrics(ctx, deps.metrics, deps.metricsToken)
      default:
        return next()
    }
  }
}

async function sendReadiness(ctx: EdgeContext, readiness: readonly Readiness[]): Promise<void> {
  const results = await Promise.all(readiness.map(async (part) => [part, await resultOf(part)] as const))
  const ready = results.every(([{ isNote }, fault]) => isNote || fault === null)
  const parts = Object.fromEntries(results.map(([{ name }, fault]) => [name, fault ?? 'ok']))
  sendStatus(ctx, ready ? 200 : 503, { status: ready ? 'ready' : 'not ready', parts })
}

async function resultOf(part: Readiness): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${MAX_MS} ms`), MAX_MS)
  })
  try {
    return await Promise.race([part.check().catch(() => 'down'), late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * For whoever has the token; without one in the settings, for nobody. A connection from this machine proves nothing: a
 * proxy beside the site makes it too, for everybody.
 */
async function sendMetrics(ctx: EdgeContext, metrics: Metrics, token: string | null): Promise<void> {
  const given = bearerOf(ctx.get('authorization'))
  if (token === null || given === undefined || !isSame(given, token)) {
    ctx.set('www-authenticate', 'Bearer')
    return sendStatus(ctx, 401, { status: 'token wanted' })
  }
  const text = await metrics.registry.metrics()
  ctx.state.label = 'probe'
  ctx.set('cache-control', 'no-store')
  ctx.set('content-type', metrics.registry.contentType)
  ctx.body = text
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

function sendStatus(ctx: EdgeContext, status: number, body: object): void {
  ctx.state.label = 'probe'
  ctx.status = status
  ctx.set('cache-control', 'no-store')
  ctx.body = body
}
