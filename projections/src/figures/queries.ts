import { getFigures } from '@kredka/contracts/figures/endpoints'
import { periodOf } from '@kredka/contracts/figures/rules'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { reject } from '@kredka/contracts/kernel/errors'
import { answer, type QueryHandler } from '../kernel/query.ts'
import { FIGURES_READS, type ReadFaults, readFigures } from './read.ts'

export function figureQueryHandlers(readFaults: ReadFaults): readonly QueryHandler[] {
  return [
    answer(getFigures, FIGURES_READS, async ({ sql, input, now }) => {
      const period = periodOf(input, warsawDay(now))
      return period === null ? reject('FIGURES_PERIOD_WRONG') : readFigures(sql, period, readFaults)
    }),
  ]
}
