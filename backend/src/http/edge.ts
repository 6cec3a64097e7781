import type { Rejection } from '@kredka/contracts/kernel/errors'
import type { Position } from '@kredka/contracts/kernel/ports'
import type { Viewer } from '@kredka/projections/kernel/query'
import type { Middleware, ParameterizedContext } from 'koa'

/** What the layers of a request hand to each other. */
export interface EdgeState {
  correlation_id: string
  /** The caller's span that the request hangs below, where the caller brought its correlation id or a trace. */
  parent_span?: string
  /** Milliseconds, from the injected clock: the `now` of the command. */
  received_at: number
  /** Value of the page's nonce for scripts and styles. */
  nonce: string
  /** Set by authenticate. */
  caller: Caller
  /** Whose visitor cookie came, where the endpoint asks for it. */
  visitor_id?: string
  /** Parameters of path and query and the body's properties, one flat object; set once they are checked. */
  input: Readonly<Record<string, unknown>>
  /** The caller's `Idempotency-Key`, and a keyed hash of what was asked for under it. */
  keyed?: { readonly key: string; readonly fingerprint: string }
  /** Where the log stands with what the command did, as the log counts. */
  position?: Position
  /** What an upload brought. */
  file?: Uint8Array
  /** What the log and the metrics call this request: an endpoint's name, `page`, `asset`, `none`. */
  label: string
  /** Code of the failure it ended with, for log and metrics. */
  failure?: string
}

/** Who calls, and what keeps them out where the endpoint asks for more than a visitor. */
export interface Caller {
  readonly viewer: Viewer
  readonly session_id: string | null
  readonly language: 'pl' | 'en'
  /** Why somebody who seems logged in counts as a visitor. */
  readonly refused: Rejection | null
  /** Of the staff, who looks through the eyes of the viewer and may change nothing (ADM-03). */
  readonly seen_by?: string
}

export type EdgeContext = ParameterizedContext<EdgeState>
export type EdgeMiddleware = Middleware<EdgeState>

export const VISITOR: Viewer = { kind: 'visitor' }
