import { countDue } from '@kredka/contracts/repetition/endpoints'
import { selectUser } from '../app/session/session-slice.ts'
import { useAppSelector } from '../app/store/hooks.ts'
import { createResource, useResource } from '../app/store/resource.ts'

/** Apart from the other resources: the menu is drawn before any page of the module was loaded. */
const dueCount = createResource(countDue, { on: ['attempt'] })

/** Questions that wait for the person today (QUI-08); 0 as long as that is not known. */
export function useDueCount(): number {
  const user = useAppSelector(selectUser)
  return useResource(dueCount, user === null ? null : {}).data?.due ?? 0
}
