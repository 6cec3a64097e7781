import { TYPING_EVERY_MS } from '@kredka/contracts/live/rules'
import type { signHeard } from '../app/live/live-slice.ts'
import { delay, put, select } from '../app/saga.ts'
import { selectTyping, typingHeard, typingOver } from './chat-slice.ts'

/** A signal of typing fades when no other follows it. */
export function* showTyping({ payload: signal }: ReturnType<typeof signHeard>) {
  if (signal.name !== 'typing') return
  const peer = signal.body.user_id
  yield* put(typingHeard({ peer }))
  const heard = yield* select((state) => selectTyping(state, peer))
  yield* delay(2 * TYPING_EVERY_MS)
  if ((yield* select((state) => selectTyping(state, peer))) === heard) yield* put(typingOver({ peer }))
}
