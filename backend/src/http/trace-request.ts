import { SpanKind, trace } from '@opentelemetry/api'
import { correlate, markFailed, TRACER } from '../kernel/tracing.ts'
import type { EdgeMiddleware } from './edge.ts'

/**
 * A span for each request, from its head to the last byte of its answer (OPS-05). It begins a trace: what a caller
 * claims is no parent.
 */
export function traceRequest(): EdgeMiddleware {
  return (ctx, next) =>
    trace.getTracer(TRACER).startActiveSpan(ctx.method, { kind: SpanKind.SERVER, root: true }, async (span) => {
      correlate(span, ctx.state.correlation_id)
      ctx.res.once('close', () => {
        const { label, failure } = ctx.state
        span.updateName(`${ctx.method} ${label}`)
        span.setAttributes({
          'http.request.method': ctx.method,
          'http.response.status_code': ctx.status,
          'kredka.endpoint': label,
          ...(failure === undefined ? {} : { 'kredka.code': failure }),
        })
        if (ctx.status >= 500) markFailed(span, undefined)
        span.end()
      })
      await next()
    })
}
