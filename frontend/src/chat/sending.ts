import type { ChatMessageView, ChatWithView } from '@kredka/contracts/chat/views'

/**
 * Whether the person may write now. The server said so when it was asked; what has come or gone since then changes the
 * turn.
 * @param last the last message that is known, null where there is none
 * @param underWay a message of theirs is on its way
 */
export function sendingNow(
  view: Pick<ChatWithView, 'sending' | 'chat'>,
  last: Pick<ChatMessageView, 'number' | 'sender_id'> | null,
  userId: string,
  underWay: boolean,
): ChatWithView['sending'] {
  if (view.sending !== 'open' && view.sending !== 'not_your_turn') return view.sending
  if (underWay) return 'not_your_turn'
  if (last === null || last.number <= (view.chat?.last_message.number ?? 0)) return view.sending
  return last.sender_id === userId ? 'not_your_turn' : 'open'
}
