import { markAllSeen, markSeen } from '@kredka/contracts/notifications/endpoints'
import { useCommand } from '../app/store/command.ts'
import { useAppDispatch } from '../app/store/hooks.ts'
import { unseenCount } from './resources.ts'

/** Marks what was seen; the count follows wherever it stands, also once the page is left. */
export function useSeeing(refresh: () => void) {
  const dispatch = useAppDispatch()
  const always = () => void dispatch(unseenCount.refresh({}))
  const one = useCommand(markSeen, { quiet: true, always, done: refresh, failed: refresh })
  const all = useCommand(markAllSeen, { success: 'notifications.all_seen', always, done: refresh })
  return { one, all }
}
