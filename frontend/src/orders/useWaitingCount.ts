import { selectUser } from '../app/session/session-slice.ts'
import { useAppSelector } from '../app/store/hooks.ts'
import { waitingOrders } from './resources.ts'

/** NAV-02: orders that await the person's answer. */
export function useWaitingCount(): number {
  const user = useAppSelector(selectUser)
  const waiting = waitingOrders.use(user === null ? null : {})
  return user === null ? 0 : (waiting.data?.count ?? 0)
}
