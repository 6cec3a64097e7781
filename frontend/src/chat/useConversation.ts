import type { ChatMessageView, ChatWithView } from '@kredka/contracts/chat/views'
import { useEffect, useMemo } from 'react'
import { selectUser } from '../app/session/session-slice.ts'
import { useAppDispatch, useAppSelector } from '../app/store/hooks.ts'
import type { ResourceState } from '../kernel/resource-state.ts'
import { newestArrived, selectConversation, selectUnsent } from './chat-slice.ts'
import { type Conversation, stillUnsent } from './conversations.ts'
import { sendingNow } from './sending.ts'
import type { Unsent } from './unsent.ts'

export interface ShownConversation extends Conversation {
  /** What is under way or was refused, oldest first. */
  readonly unsent: readonly Unsent[]
  readonly sending: ChatWithView['sending']
  readonly userId: string
  readonly newest: NewestPage
}

/** The read of the newest page. */
export type NewestPage = ResourceState<readonly ChatMessageView[]> & { readonly refresh: () => void }

/** The messages with one person as this tab knows them, and what the person may do about them. */
export function useConversation(view: ChatWithView, newest: NewestPage): ShownConversation {
  const peer = view.other.id
  const dispatch = useAppDispatch()
  const userId = useAppSelector(selectUser)?.userId ?? ''
  const held = useAppSelector((state) => selectConversation(state, peer))
  const all = useAppSelector(selectUnsent)
  const { status, data, meta } = newest
  useEffect(() => {
    if (status !== 'ready') return
    dispatch(newestArrived({ peer, messages: data, has_older: meta?.has_next_page ?? false }))
  }, [dispatch, peer, status, data, meta])
  const unsent = useMemo(
    () =>
      stillUnsent(
        all.filter((one) => one.peer === peer),
        held.messages,
        userId,
      ),
    [all, peer, held.messages, userId],
  )
  const underWay = unsent.some(({ failed }) => failed === null)
  const sending = sendingNow(view, held.messages.at(-1) ?? null, userId, underWay)
  return { ...held, unsent, sending, userId, newest }
}
