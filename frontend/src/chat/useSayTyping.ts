import { TYPING_EVERY_MS } from '@kredka/contracts/live/rules'
import { useCallback, useRef } from 'react'
import { sendSignal } from '../app/live/live-slice.ts'
import { useAppDispatch } from '../app/store/hooks.ts'

/** Tells the other side that the person writes, not more often than it is listened to. */
export function useSayTyping(chat_id: string | null): () => void {
  const dispatch = useAppDispatch()
  const said = useRef(Number.NEGATIVE_INFINITY)
  return useCallback(() => {
    const now = performance.now()
    if (chat_id === null || now - said.current < TYPING_EVERY_MS) return
    said.current = now
    dispatch(sendSignal({ name: 'typing', body: { chat_id } }))
  }, [dispatch, chat_id])
}
