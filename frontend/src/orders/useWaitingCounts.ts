import type { WaitingOrdersView } from '@kredka/contracts/orders/views'
import { selectUser } from '../app/session/session-slice.ts'
import { useAppSelector } from '../app/store/hooks.ts'
import { useResource } from '../app/store/resource.ts'
import { waitingOrders } from './resources.ts'

const NONE: WaitingOrdersView = { count: 0, from_me: 0, proposed: 0 }

/** Orders that await an answer, of the person and of others to them. */
export function useWaitingCounts(): WaitingOrdersView {
  const user = useAppSelector(selectUser)
  const waiting = useResource(waitingOrders, user === null ? null : {})
  return user === null ? NONE : (waiting.data ?? NONE)
}

/** NAV-02: orders that await the person's answer. */
export function useOrdersForMe(): number {
  return useWaitingCounts().count
}

/** NAV-02: the person's own orders that are open: they await the teacher's answer, or the person's to other times. */
export function useOrdersFromMe(): number {
  const { from_me, proposed } = useWaitingCounts()
  return from_me + proposed
}
