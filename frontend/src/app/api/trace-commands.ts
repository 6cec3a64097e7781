import { reportTrace } from '@kredka/contracts/faults/endpoints'
import { TRACE_MS_MAX } from '@kredka/contracts/faults/rules'
import { isTraceSent, traceparentOf } from '@kredka/contracts/kernel/traces'
import { HEADERS } from '@kredka/contracts/kernel/wire'
import type { ApiParts } from './client.ts'
import { requestOf } from './request.ts'

/**
 * Each command begins a trace: its request says which, and once the answer is there the server is told how long the
 * person waited, since a browser does not reach the collector itself (OPS-05).
 */
export function traceCommands(
  base: string,
  share: number,
  send: typeof fetch = (...args) => fetch(...args),
): NonNullable<ApiParts['trace']> {
  return (command) => {
    const trace_id = crypto.randomUUID().replaceAll('-', '')
    const isSent = isTraceSent(trace_id, share)
    const began = performance.now()
    return {
      headers: { [HEADERS.traceparent]: traceparentOf(trace_id, isSent) },
      end(outcome) {
        if (!isSent) return
        const said = { trace_id, command, outcome, ms: Math.min(Math.round(performance.now() - began), TRACE_MS_MAX) }
        const { path, method, body } = requestOf(reportTrace, said)
        const headers = { 'content-type': 'application/json' }
        // also when the page is about to go
        void send(base + path, { method, headers, body, keepalive: true }).catch(() => undefined)
      },
    }
  }
}
