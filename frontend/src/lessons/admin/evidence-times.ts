import type { LessonCaseView } from '@kredka/contracts/lessons/views'

type Step = LessonCaseView['events'][number]

/** What agrees on a time. */
const AGREES: ReadonlySet<string> = new Set(['LessonBooked', 'LessonMoved'])
/** Stands for a time that the evidence does not tell, such as the first of several that an order proposes. */
const UNTOLD = '…'

/**
 * The two times that a step speaks of: the one that was agreed on until then, and the new one.
 * @param steps the oldest first
 */
export function timesOf(steps: readonly Step[], id: string, format: (at: string) => string) {
  const place = steps.findIndex((step) => step.id === id)
  const agreed = steps.slice(0, Math.max(0, place)).findLast(({ what }) => AGREES.has(what))?.starts_at ?? null
  // an answer to a proposal tells no time of its own
  const before = steps.slice(0, place + 1).findLast(({ starts_at }) => starts_at !== null)?.starts_at ?? null
  const write = (at: string | null) => (at === null ? UNTOLD : format(at))
  return { from: write(agreed), to: write(before) }
}
