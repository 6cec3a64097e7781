import { DEFAULT_PERIOD, PERIODS, type PeriodName } from '@kredka/contracts/figures/rules'
import { useSearchParams } from 'react-router'
import { isDay } from '../ui/fields/day/days.ts'

/** The period that the page shows, in its address: a name, or both days of an own one. */
export function usePeriod() {
  const [params, setParams] = useSearchParams()
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  const own = isDay(from) && isDay(to) ? { from, to } : null
  const name = PERIODS.find((one) => one === params.get('period')) ?? DEFAULT_PERIOD
  return {
    own,
    name,
    /** As it is asked for. */
    asked: own ?? { period: name },
    choose: (period: PeriodName) => setParams(period === DEFAULT_PERIOD ? {} : { period }),
    chooseDays: (days: { readonly from: string; readonly to: string }) => setParams({ ...days }, { replace: true }),
  }
}

export type ShownPeriod = ReturnType<typeof usePeriod>
