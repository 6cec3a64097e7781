import type { reportTrace } from '@kredka/contracts/faults/endpoints'
import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { ERROR_CODES } from '@kredka/contracts/kernel/errors'
import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { correlate, isServed, isTracing, startFirstSpan, traceIdOf } from '../kernel/tracing.ts'

/** Others are the browser's own, of a command that got no answer. */
const CODES: ReadonlySet<string> = new Set(['ok', ...ERROR_CODES])

/**
 * The span of a command in a browser, which hears of no collector (OPS-05). It ends now: the report takes as long from
 * the browser as the request did, so that whatever its clock says, the request stands within it. Names and codes are
 * those that are known here, so that no stranger writes into the traces.
 */
export function traceBrowser({ trace_id, command, outcome, ms }: InputOf<typeof reportTrace>): void {
  if (!isTracing() || !isServed(command) || traceIdOf(trace_id) !== trace_id) return
  const end = Date.now()
  const span = startFirstSpan(`browser ${command}`, trace_id, {
    kind: SpanKind.CLIENT,
    startTime: end - ms,
    attributes: { 'kredka.outcome': CODES.has(outcome) ? outcome : 'no_answer' },
  })
  correlate(span, trace_id)
  if (outcome !== 'ok') span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(end)
}
