import { RandomDrawn } from '@kredka/contracts/attempts/events'
import { USER_DRAWS_MAX } from '@kredka/contracts/attempts/rules'
import { reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

/** Stream `quizday-{user_id}_{yyyymmdd}`: how many random quizzes somebody had drawn in a day (QUI-06). */
export const quizDayDecider: Decider<
  number,
  { readonly user_id: string; readonly day: string },
  EventOf<typeof RandomDrawn>
> = {
  category: 'quizday',
  initial: 0,
  evolve: (drawn) => drawn + 1,
  decide: (drawn, use) => (drawn < USER_DRAWS_MAX ? [make(RandomDrawn, use)] : reject('DAILY_RANDOM_LIMIT')),
}

/** @param day Europe/Warsaw's, `yyyy-mm-dd` */
export function quizDayId({ user_id, day }: { readonly user_id: string; readonly day: string }): string {
  return `${user_id}_${day.replaceAll('-', '')}`
}
