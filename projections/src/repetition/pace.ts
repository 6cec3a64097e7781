import { MINUTE } from '@kredka/contracts/kernel/durations'

/** Whoever takes longer was away: how long they thought is not known. */
const KNOWN_MS = 10 * MINUTE
/** From so many answers on it is known how long a question takes. */
const ANSWERS_MIN = 20
/** Whoever takes longer than so many times the median is slow. */
const SLOW_TIMES = 2

/** How many answers to a question took how many seconds. */
export type Pace = ReadonlyMap<number, number>

/** In whole seconds, of which a begun one counts; null where it is not known. @param ms since what came before it */
export function secondsOf(ms: number): number | null {
  return ms > 0 && ms <= KNOWN_MS ? Math.ceil(ms / 1_000) : null
}

/** Whether an answer took clearly longer than those before it (QUI-08). */
export function isSlow(before: Pace, seconds: number): boolean {
  const median = medianOf(before)
  return median !== null && seconds > SLOW_TIMES * median
}

/** What half of the answers did not exceed; null where there are too few. */
function medianOf(pace: Pace): number | null {
  const answers = [...pace.values()].reduce((sum, count) => sum + count, 0)
  if (answers < ANSWERS_MIN) return null
  let reached = 0
  for (const [seconds, count] of [...pace].toSorted(([a], [b]) => a - b)) {
    reached += count
    if (2 * reached >= answers) return seconds
  }
  return null
}
