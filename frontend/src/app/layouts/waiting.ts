import { countWaiting } from '@kredka/contracts/work-queue/endpoints'
import { WORK_COUNTED_MAX } from '@kredka/contracts/work-queue/rules'
import type { WaitingView } from '@kredka/contracts/work-queue/views'
import { createResource, useResource } from '../store/resource.ts'
import type { MenuCount } from './menu.ts'

/** What hints name where something begins to wait or waits no more. */
export const WAITING_THINGS = [
  'offer',
  'review',
  'exercise',
  'quiz',
  'contest',
  'qualification',
  'lesson_problem',
  'message_report',
  'level',
  'contact_message',
  'beta_feature',
  'idea',
  'opinion',
] as const

/**
 * What waits for staff, by kind. Apart from the other resources: the menu is drawn before any page of the back
 * office was loaded.
 */
export const waiting = createResource(countWaiting, { on: WAITING_THINGS })

/**
 * How much waits of a kind, or of all kinds; 0 as long as that is not known, `WORK_COUNTED_MAX` for that many and more.
 */
export function countOf(kind: keyof WaitingView | 'all'): MenuCount {
  function useCount(): number {
    const counts = useResource(waiting, {}).data
    if (counts === undefined || counts === null) return 0
    if (kind !== 'all') return counts[kind]
    return Math.min(
      WORK_COUNTED_MAX,
      Object.values(counts).reduce((sum, count) => sum + count, 0),
    )
  }
  return { use: useCount, words: 'admin_nav.waiting' }
}
