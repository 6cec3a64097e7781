import { DAY } from '../kernel/durations.ts'

/** Rules of contested keys (QUI-13), the same in browser and server. */

/** Keys that one person contests in a day of Europe/Warsaw. */
export const CONTESTS_A_DAY = 10
/** Contests of one question that wait for its author; more would say nothing new. */
export const CONTESTS_OPEN_MAX = 500
/** Staff answer where the author has not for so long. */
export const CONTEST_ANSWER_MS = 14 * DAY
/** Contests of one question that its author reads one by one; the others are counted. */
export const CONTESTS_SHOWN = 50

/**
 * What becomes of a contest. `defended`: the key stays; `corrected`: it was corrected; `closed`: the quiz was removed
 * first.
 */
export const CONTEST_OUTCOMES = ['defended', 'corrected', 'closed'] as const
export type ContestOutcome = (typeof CONTEST_OUTCOMES)[number]

/** All contests of a quiz stand in one stream. */
export const CONTEST_CATEGORY = 'contest'
