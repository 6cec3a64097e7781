import { FULL_BP } from '@kredka/contracts/attempts/rules'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { RETENTION } from '@kredka/contracts/repetition/rules'
import { type Card, createEmptyCard, FSRSVersion, fsrs, type Grade, generatorParameters, Rating } from 'ts-fsrs'

/** A judged answer. @param at ISO 8601 */
export interface Review {
  readonly bp: number
  /** It took much longer than others' did. */
  readonly is_slow: boolean
  readonly at: string
}

/** When a question comes back; days are those of Europe/Warsaw. */
export interface Schedule {
  readonly due_on: string
  readonly is_new: boolean
  readonly introduced_on: string | null
  readonly lapses: number
}

/** Whole days alone, and no chance in them: the same answers give the same days on every rebuild. */
const PARAMETERS = generatorParameters({
  request_retention: RETENTION,
  enable_fuzz: false,
  enable_short_term: false,
})
const scheduler = fsrs(PARAMETERS)

/** What due days follow from beside the answers: a change of it makes the read model anew. */
export const SCHEDULER = `${FSRSVersion} ${JSON.stringify(PARAMETERS)}`

/**
 * FSRS over the answers of one user to one question, the oldest first (QUI-08). The first that was not wholly right
 * makes the card; what was right before it tells nothing of forgetting. Wholly right is good, or hard where it took
 * long, all else again.
 */
export function scheduleOf(reviews: readonly Review[]): Schedule | null {
  const missed = reviews.findIndex(isMissed)
  if (missed === -1) return null
  const counted = reviews.slice(missed)
  const days = counted.map(({ at }) => warsawDay(at))
  const card = counted.reduce<Card>(
    (before, review, n) => scheduler.next(before, midnight(days[n] ?? ''), gradeOf(review)).card,
    createEmptyCard(midnight(days[0] ?? '')),
  )
  return {
    due_on: card.due.toISOString().slice(0, 10),
    is_new: counted.length === 1,
    introduced_on: days[1] ?? null,
    lapses: card.lapses,
  }
}

function gradeOf(review: Review): Grade {
  if (isMissed(review)) return Rating.Again
  return review.is_slow ? Rating.Hard : Rating.Good
}

function isMissed({ bp }: Pick<Review, 'bp'>): boolean {
  return bp < FULL_BP
}

/** Days as the library counts them, which knows UTC alone: neither the hour nor a change of the clocks matters. */
function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
