import { useAppDispatch } from '../../app/store/hooks.ts'
import { oneOrder, waitingOrders } from '../resources.ts'

/** Order and count show what came of it at once, also of an answer that came too late. */
export function useAnswered(id: string) {
  const dispatch = useAppDispatch()
  const refresh = () => {
    dispatch(oneOrder.refresh({ id }))
    dispatch(waitingOrders.refresh({}))
  }
  return { always: refresh, failed: refresh }
}
