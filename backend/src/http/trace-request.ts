import { context, type Span, SpanKind, trace } from '@opentelemetry/api'
import { belowSpan, correlate, isTracing, markFailed, startFirstSpan, TRACER, traceIdOf } from '../kernel/tracing.ts'
import type { EdgeMiddleware, EdgeState } from './edge.ts'

/** A span for each request, from its head to the last byte of its answer, where traces are kept (OPS-05). */
export function traceRequest(): EdgeMiddleware {
  return async (ctx, next) => {
    if (!isTracing()) return next()
    const span = startSpan(ctx.method, ctx.state)
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
    await context.with(trace.setSpan(context.active(), span), next)
  }
}

/** The first of its trace, unless a caller named what it belongs to. */
function startSpan(name: string, { correlation_id, parent_span }: EdgeState): Span {
  const traceId = traceIdOf(correlation_id)
  const options = { kind: SpanKind.SERVER }
  if (parent_span === undefined) return startFirstSpan(name, traceId, options)
  return trace.getTracer(TRACER).startSpan(name, options, belowSpan(traceId, parent_span))
}
