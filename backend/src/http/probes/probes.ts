import { createHash, timingSafeEqual } from 'node:crypto'
import { bearerOf } from '../api/authenticate.ts'
import type { EdgeContext, EdgeMiddleware } from '../edge.ts'
import type { Metrics } from './metrics.ts'

/** A part that must work before requests are sent here. */
export interface Readiness {
  readonly name: string
  /** Null when all is well, else what is wrong, in words without secrets. Throwing counts as down. */
  check(): Promise<string | null>
}

const LONGEST_MS = 2_000

/** `/healthz`: the process answers. `/readyz`: its parts do too; a process that stops says no before it comes here. `/metrics`: for Prometheus (OPS-05). */
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
  const results = await Promise.all(readiness.map(async (part) => [part.name, await resultOf(part)] as const))
  const ready = results.every(([, fault]) => fault === null)
  const parts = Object.fromEntries(results.map(([name, fault]) => [name, fault ?? 'ok']))
  sendStatus(ctx, ready ? 200 : 503, { status: ready ? 'ready' : 'not ready', parts })
}

async function resultOf(part: Readiness): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${LONGEST_MS} ms`), LONGEST_MS)
  })
  try {
    return await Promise.race([part.check().catch(() => 'down'), late])
  } finally {
    clearTimeout(timer)
  }
}

/** For the machine itself, or for whoever has the token. A request that a proxy passed on is not the machine's own. */
async function sendMetrics(ctx: EdgeContext, metrics: Metrics, token: string | null): Promise<void> {
  const allowed = token === null ? isLocal(ctx) : isSame(bearerOf(ctx.get('authorization')) ?? '', token)
  if (!allowed) return sendStatus(ctx, 403, { status: 'forbidden' })
  const text = await metrics.registry.metrics()
  ctx.state.label = 'probe'
  ctx.set('content-type', metrics.registry.contentType)
  ctx.body = text
}

function isLocal(ctx: EdgeContext): boolean {
  const address = ctx.req.socket.remoteAddress ?? ''
  return ctx.get('x-forwarded-for') === '' && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)
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
