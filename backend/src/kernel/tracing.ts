import { type Attributes, type Span, SpanStatusCode, trace } from '@opentelemetry/api'
import { correlationId } from './correlation.ts'

/** The name under which OpenTelemetry knows this product. Without a configured collector every span is a no-op. */
export const TRACER = 'kredka'

/**
 * Runs `work` as a span of the trace that is under way (OPS-05). A failure marks the span and goes on. Attributes leave
 * the process: names, streams and ids, never what a person wrote.
 */
export function runTraced<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return trace.getTracer(TRACER).startActiveSpan(name, { attributes }, async (span) => {
    correlate(span)
    try {
      return await work()
    } catch (error) {
      markFailed(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** The same id that log lines and events carry, so that one leads to the other. */
export function correlate(span: Span, id: string | undefined = correlationId()): void {
  if (id !== undefined) span.setAttribute('kredka.correlation_id', id)
}

/** The kind of error alone: its message may hold what a person typed. */
export function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
}
