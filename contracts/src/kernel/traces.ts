/**
 * What browser and server know alike of traces (OPS-05). A trace and the correlation that it belongs to have one id, so
 * that whoever meets an event, days later and in another process, knows the trace without being told.
 */

/** The span that a trace begins with: everything that follows from it hangs below. */
export function firstSpanOf(traceId: string): string {
  return traceId.slice(16)
}

/** Whether the trace is among the share that is sent to the collector: every process says the same. */
export function isTraceSent(traceId: string, share: number): boolean {
  return Number.parseInt(traceId.slice(24), 16) < share * 2 ** 32
}

/** The header by which a browser begins a trace (W3C Trace Context). */
export function traceparentOf(traceId: string, isSent: boolean): string {
  return `00-${traceId}-${firstSpanOf(traceId)}-${isSent ? '01' : '00'}`
}
