import { ContestCounted } from '@kredka/contracts/contests/events'
import { CONTESTS_A_DAY } from '@kredka/contracts/contests/rules'
import { reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

/** Stream `contestday-{user_id}_{yyyymmdd}`: how many keys somebody contested in a day (QUI-13). */
export const contestDayDecider: Decider<
  number,
  { readonly user_id: string; readonly day: string },
  EventOf<typeof ContestCounted>
> = {
  category: 'contestday',
  initial: 0,
  evolve: (contested) => contested + 1,
  decide: (contested, use) =>
    contested < CONTESTS_A_DAY
      ? [make(ContestCounted, use)]
      : reject('DAILY_CONTEST_LIMIT', { params: { most: CONTESTS_A_DAY } }),
}

/** @param day Europe/Warsaw's, `yyyy-mm-dd` */
export function contestDayId({ user_id, day }: { readonly user_id: string; readonly day: string }): string {
  return `${user_id}_${day.replaceAll('-', '')}`
}
