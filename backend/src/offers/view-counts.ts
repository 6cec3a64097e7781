import { jobEvents } from '@kredka/contracts/jobs/events'
import { type Policy, when } from '../kernel/policy.ts'
import type { Tools } from '../kernel/tools.ts'
import { offerDecider } from './offer.ts'

/** Name of the vault's raw counter. */
export const OFFER_VIEWS = 'offer_views'

/** Each new day takes over the views of the days before as one total an offer (OFR-05). */
export function viewCounts({ vault }: Pick<Tools, 'vault'>): Policy {
  return {
    name: 'offers.count-views',
    inline: false,
    on: when(jobEvents.DayBegan, async ({ data }, reaction) => {
      for (const date of await vault.counters.daysBefore(OFFER_VIEWS, data.date)) {
        for (const { thing, total } of await vault.counters.totals(OFFER_VIEWS, date)) {
          const context = reaction.context('offers.count_views', `${date} ${thing}`)
          await reaction.write.execute(
            offerDecider,
            thing,
            { do: 'count_views', offer_id: thing, date, views: total },
            context,
          )
        }
        await vault.counters.drop(OFFER_VIEWS, date)
      }
      return undefined
    }),
  }
}
