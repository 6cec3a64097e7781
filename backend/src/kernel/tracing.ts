import { hash } from 'node:crypto'
import { firstSpanOf } from '@kredka/contracts/kernel/traces'
import {
  type Attributes,
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { randomBytes } from './random-bytes.ts'

/** The name under which OpenTelemetry knows this product. */
export const TRACER = 'kredka'

let isOn = false

/** Whether a collector is configured: without one nothing of this costs anything. */
export function isTracing(): boolean {
  return isOn
}

export function setTracing(on: boolean): void {
  isOn = on
}

/** Names of the commands that this process serves. */
const served = new Set<string>()

export function noteServed(command: string): void {
  served.add(command)
}

export function isServed(command: string): boolean {
  return served.has(command)
}

/**
 * The trace of all that has this correlation: events carry the one and need not carry the other. An id that is a
 * trace's own, as a browser or we ourselves make it, is taken as it is.
 */
export function traceIdOf(correlation: string): string {
  const plain = correlation.replaceAll('-', '')
  return TRACE_ID.test(plain) ? plain : hash('sha256', correlation).slice(0, 32)
}

const TRACE_ID = /^(?!0*$)[0-9a-f]{16}(?!0*$)[0-9a-f]{16}$/

/**
 * Runs `work` as a span of the trace of its correlation, or of each of them where it does something for several at once
 * (OPS-05): below the span that is under way where that is of the same trace, else below the one that the trace began
 * with. A failure marks the span and goes on. Attributes leave the process: names, streams and ids, never what a person
 * wrote.
 */
export async function runTraced<T>(
  name: string,
  attributes: Attributes,
  correlations: Iterable<string>,
  work: () => Promise<T>,
): Promise<T> {
  if (!isOn) return work()
  const spans: Span[] = []
  let within = context.active()
  for (const id of new Set(correlations)) {
    const place = placeIn(traceIdOf(id))
    const span = trace.getTracer(TRACER).startSpan(name, { attributes }, place)
    correlate(span, id)
    if (spans.length === 0) within = trace.setSpan(place, span)
    spans.push(span)
  }
  try {
    return await context.with(within, work)
  } catch (error) {
    for (const span of spans) markFailed(span, error)
    throw error
  } finally {
    for (const span of spans) span.end()
  }
}

function placeIn(traceId: string): Context {
  const active = context.active()
  return trace.getSpanContext(active)?.traceId === traceId ? active : belowSpan(traceId, firstSpanOf(traceId))
}

/** A place below a span of another process. Whether the trace is sent is decided here, whatever was said there. */
export function belowSpan(traceId: string, spanId: string): Context {
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true })
}

/** The trace whose first span is being made. */
let begun: string | null = null

/** The span that a trace begins with: its ids follow from the trace, so that what comes later finds it. */
export function startFirstSpan(name: string, traceId: string, options: SpanOptions): Span {
  begun = traceId
  try {
    return trace.getTracer(TRACER).startSpan(name, options, ROOT_CONTEXT)
  } finally {
    begun = null
  }
}

/** Where the SDK takes the ids of spans from. */
export const SPAN_IDS = {
  generateTraceId: () => begun ?? randomBytes(16).toString('hex'),
  generateSpanId: () => (begun === null ? randomBytes(8).toString('hex') : firstSpanOf(begun)),
}

/** The same id that log lines and events carry, so that one leads to the other. */
export function correlate(span: Span, id: string): void {
  span.setAttribute('kredka.correlation_id', id)
}

/** The kind of error alone: its message may hold what a person typed. */
export function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
}
