import { useEffect } from 'react'
import { selectUser } from '../app/session/session-slice.ts'
import { useAppSelector, useAppStore } from '../app/store/hooks.ts'
import { useResource } from '../app/store/resource.ts'
import { loadChunk } from '../kernel/chunks.ts'
import { unseenMessages } from './resources.ts'
import { hasUnsent } from './unsent.ts'

/** NAV-02: messages that the person has not seen. */
export function useUnseenCount(): number {
  const userId = useAppSelector(selectUser)?.userId ?? null
  const unseen = useResource(unseenMessages, userId === null ? null : {})
  useUnsentOnTheirWay(userId)
  return userId === null ? 0 : (unseen.data?.count ?? 0)
}

/** What was written before the page was loaded is sent from whatever page it is. */
function useUnsentOnTheirWay(userId: string | null): void {
  const { start, services } = useAppStore()
  useEffect(() => {
    if (userId === null || !hasUnsent(services.own, userId)) return
    void loadChunk(() => import('./chat-saga.ts')).then(({ chatSaga }) => start(chatSaga.name, chatSaga.run))
  }, [userId, services, start])
}
