import { countWaiting } from '@kredka/contracts/admin/endpoints'
import type { WaitingView } from '@kredka/contracts/admin/views'
import { createResource, useResource } from '../app/store/resource.ts'

/**
 * What waits for staff, by section. Apart from the other resources: the menu is drawn before any page of the back
 * office was loaded.
 */
export const waiting = createResource(countWaiting, {
  on: ['offer', 'review', 'exercise', 'lesson_problem', 'message_report', 'contact_message', 'beta_feature'],
})

/** A hook that tells how much waits in a section; 0 as long as that is not known. */
const counting = (section: keyof WaitingView) =>
  function useCount(): number {
    return useResource(waiting, {}).data?.[section] ?? 0
  }

export const waitingCounts = {
  offer_requests: counting('offer_requests'),
  comments: counting('comments'),
  exercises: counting('exercises'),
  lesson_problems: counting('lesson_problems'),
  message_reports: counting('message_reports'),
  contact_messages: counting('contact_messages'),
}
