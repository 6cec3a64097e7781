import type { Change } from '@kredka/contracts/live/messages'
import type { LiveKind, ReceivedSignal, SentSignal } from './live-slice.ts'

/** What a connection tells its owner. */
export type LiveEvent =
  | { readonly type: 'open' }
  | { readonly type: 'lost' }
  /** The login behind it is over, or its token too old; nothing more comes until `again`. */
  | { readonly type: 'refused'; readonly code: string }
  | { readonly type: 'hint'; readonly hint: Change & { readonly position: string } }
  | { readonly type: 'refresh_all'; readonly position: string }
  | { readonly type: 'signal'; readonly signal: ReceivedSignal }

export interface LiveConnection {
  say(signal: SentSignal): void
  /** Tries again at once, after the login was renewed. */
  again(): void
  close(): void
}

/**
 * Opens a connection that mends itself.
 * @param from the position up to which this tab knows what happened, null where it knows nothing
 */
export type OpenLive = (kind: LiveKind, from: string | null, tell: (event: LiveEvent) => void) => LiveConnection
