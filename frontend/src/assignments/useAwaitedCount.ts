import { countAssignments } from '@kredka/contracts/assignments/endpoints'
import { selectUser } from '../app/session/session-slice.ts'
import { useAppSelector } from '../app/store/hooks.ts'
import { createResource, useResource } from '../app/store/resource.ts'

/** Apart from the other resources: the menu is drawn before any page of the module was loaded. */
const awaitedCount = createResource(countAssignments, { on: ['assignment'] })

/** Assigned quizzes that wait for the person (QUI-10); 0 as long as that is not known. */
export function useAwaitedCount(): number {
  const user = useAppSelector(selectUser)
  return useResource(awaitedCount, user === null ? null : {}).data?.awaited ?? 0
}
