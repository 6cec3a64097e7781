import type { ChatMessageView, ChatView } from '@kredka/contracts/chat/views'
import { useEffect, useRef } from 'react'
import { useAppDispatch } from '../app/store/hooks.ts'
import { messagesSeen } from './chat-slice.ts'
import { useInSight } from './useInSight.ts'

/**
 * Tells the server what the person has seen: messages at the end of the log, while its window is looked at.
 * @returns messages to the person that were not seen yet
 */
export function useMarkSeen(
  chat: ChatView | null,
  messages: readonly ChatMessageView[],
  userId: string,
  atEnd: boolean,
): number {
  const dispatch = useAppDispatch()
  const inSight = useInSight()
  const unseen = messages.filter(({ to_user_id, seen }) => to_user_id === userId && !seen)
  const newest = unseen.at(-1)?.number ?? 0
  const told = useRef(0)
  const chat_id = chat?.id ?? null
  useEffect(() => {
    if (!inSight || !atEnd || chat_id === null || newest <= told.current) return
    told.current = newest
    dispatch(messagesSeen({ chat_id, up_to: newest }))
  }, [dispatch, inSight, atEnd, chat_id, newest])
  return unseen.length
}
