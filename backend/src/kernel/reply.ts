import { isRejection, type Rejection } from '@kredka/contracts/kernel/errors'
import type { Reply } from './handler.ts'
import type { Executed } from './write-side.ts'

/** The reply of a command that has nothing to say beyond where it stands in the log. */
export function replyDone(outcome: Executed | Rejection): Reply<null> | Rejection {
  return isRejection(outcome) ? outcome : { answer: null, position: outcome.position }
}

/** The reply of a command that made something. */
export function replyMade(id: string, outcome: Executed | Rejection): Reply<{ id: string }> | Rejection {
  return isRejection(outcome) ? outcome : { answer: { id }, position: outcome.position }
}
