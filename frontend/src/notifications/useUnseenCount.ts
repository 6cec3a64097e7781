import { selectUser } from '../app/session/session-slice.ts'
import { useAppSelector } from '../app/store/hooks.ts'
import { useResource } from '../app/store/resource.ts'
import { unseenCount } from './resources.ts'

/** For the bell, the menu and the title of the tab; 0 for visitors, and until it is known. */
export function useUnseenCount(): number {
  const user = useAppSelector(selectUser)
  return useResource(unseenCount, user === null ? null : {}).data?.count ?? 0
}
