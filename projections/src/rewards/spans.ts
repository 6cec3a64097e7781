import { type Period, weekBegin } from '@kredka/contracts/rewards/rules'

/** The sums of all subjects together. */
export const ALL_SUBJECTS = ''

/** Under what key points of a day are summed up for a period. */
export function spanOf(period: Period, day: string): string {
  if (period === 'all') return 'all'
  return period === 'day' ? `day ${day}` : `week ${weekBegin(day)}`
}
