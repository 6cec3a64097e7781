import type { ErrorCode } from '../kernel/errors.ts'
import { LEVELS_MAX } from '../levels/rules.ts'
import { QUIZZES_MAX } from '../quizzes/rules.ts'

/**
 * How much of a kind one person may have at once, and what is said to whoever wants more. Beside these, what has a
 * stream of its own for all of it counts there: favourites, saved searches, promotions, exercises of a topic, own
 * events.
 */
export const BELONGINGS = {
  availability_group: { most: 20, full: 'AVAILABILITY_GROUPS_FULL' },
  offer: { most: 50, full: 'OFFERS_FULL' },
  topic: { most: 200, full: 'TOPICS_FULL' },
  quiz: { most: QUIZZES_MAX, full: 'QUIZZES_FULL' },
  level: { most: LEVELS_MAX, full: 'LEVELS_FULL' },
} as const satisfies Readonly<Record<string, { readonly most: number; readonly full: ErrorCode }>>

export const BELONGING_KINDS = ['availability_group', 'offer', 'topic', 'quiz', 'level'] as const
export type BelongingKind = (typeof BELONGING_KINDS)[number]
