import { MESSAGE_PAUSE_MS } from '@kredka/contracts/chat/rules'
import type { ApiError } from '../kernel/errors.ts'

const FIRST_MS = 1_000
const MAX_MS = 30_000
/** A server that breaks on a message again and again will not take it. */
const MAX_BREAKS = 5

/**
 * How long to wait until a message is sent again; null where the server refused it and the person decides.
 * @param tries in a row that came to nothing before this one
 */
export function pauseAfter(error: ApiError, tries: number): number | null {
  const growing = Math.min(FIRST_MS * 2 ** tries, MAX_MS)
  if (error.code === 'CHAT_TOO_FAST') return MESSAGE_PAUSE_MS
  if (error.code === 'TOO_MANY_REQUESTS') return Math.max(growing, Number(error.params?.['seconds'] ?? 0) * 1_000)
  if (error.code === 'CONFLICT' || error.status === 500) return tries < MAX_BREAKS ? growing : null
  // no answer, a part that is down, a session that is being renewed: nothing is known of the message itself
  return error.status === 0 || error.status === 401 || error.status > 500 ? growing : null
}
