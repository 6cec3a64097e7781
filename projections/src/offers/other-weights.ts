import { jobEvents } from '@kredka/contracts/jobs/events'
import type { RankingWeights } from '@kredka/contracts/offers/ranking'
import { on, type Projection } from '../kernel/projection.ts'
import { offersProjection } from './projection.ts'
import { createSettling } from './settle.ts'

/** The projection with other weights than those of the site, for whoever asks how offers would stand by them. */
export function rankOffersBy(weights: RankingWeights): Projection {
  const { settle, beginDay, judgeSome } = createSettling(weights)
  return {
    ...offersProjection,
    on: { ...offersProjection.on, ...on(jobEvents.DayBegan, ({ data }, rows) => beginDay(rows, data.date)) },
    settle,
    later: { after: [jobEvents.DayBegan.name], slice: judgeSome },
  }
}
