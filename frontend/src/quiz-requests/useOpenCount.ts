import { countAskedQuizzes } from '@kredka/contracts/quiz-requests/endpoints'
import { selectUser } from '../app/session/session-slice.ts'
import { useAppSelector } from '../app/store/hooks.ts'
import { createResource, useResource } from '../app/store/resource.ts'

/** Apart from the other resources: the menu is drawn before any page of the module was loaded. */
const openCount = createResource(countAskedQuizzes, { on: ['quiz_request'] })

/** Requests for a quiz that wait for the teacher (QUI-10); 0 as long as that is not known. */
export function useOpenCount(): number {
  const user = useAppSelector(selectUser)
  return useResource(openCount, user?.isTeacher === true ? {} : null).data?.open ?? 0
}
