import { countWaiting } from '@kredka/contracts/admin/endpoints'
import type { WaitingView } from '@kredka/contracts/admin/views'
import { createResource, useResource } from '../store/resource.ts'
import type { MenuCount } from './menu.ts'

/**
 * What waits for staff, by section. Apart from the other resources: the menu is drawn before any page of the back
 * office was loaded.
 */
export const waiting = createResource(countWaiting, {
  on: [
    'offer',
    'review',
    'exercise',
    'quiz',
    'contest',
    'lesson_problem',
    'message_report',
    'level',
    'contact_message',
    'beta_feature',
  ],
})

/** How much waits in a section of the back office; 0 as long as that is not known. */
export function countOf(section: keyof WaitingView): MenuCount {
  function useCount(): number {
    return useResource(waiting, {}).data?.[section] ?? 0
  }
  return { use: useCount, words: 'admin_nav.waiting' }
}
