import { jobEvents } from '@kredka/contracts/jobs/events'
import { type Policy, type Reaction, when } from '../kernel/policy.ts'
import { atMost } from '../kernel/reactions/pause.ts'
import type { Tools } from '../kernel/tools.ts'
import type { DayTotal } from '../vault/counters.ts'
import { offerDecider } from './offer.ts'

/** Name of the vault's raw counter. */
export const OFFER_VIEWS = 'offer_views'

/**
 * Offers whose totals are appended at once: they stand in streams of their own, so that their appends travel together.
 */
const AT_ONCE = 32

/** Each new day takes over the views of the days before as one total an offer (OFR-05), a page of offers at a time. */
export function viewCounts({ vault: { counters } }: Pick<Tools, 'vault'>): Policy {
  return {
    name: 'offers.count-views',
    inline: false,
    on: when(jobEvents.DayBegan, async ({ data }, reaction) => {
      for (const date of await counters.daysBefore(OFFER_VIEWS, data.date)) {
        for (let page = await next(date); page.length > 0; page = await next(date)) {
          await atMost(AT_ONCE, page, (total) => count(date, total, reaction))
          // what a crash leaves is counted again: a day that stands in the offer's stream counts once
          await counters.drop(
            OFFER_VIEWS,
            date,
            page.map(({ thing }) => thing),
          )
        }
      }
    }),
  }

  function next(date: string): Promise<readonly DayTotal[]> {
    return counters.totals(OFFER_VIEWS, date)
  }
}

async function count(date: string, { thing: offer_id, total: views }: DayTotal, reaction: Reaction): Promise<void> {
  const context = reaction.context('offers.count_views', `${date} ${offer_id}`)
  await reaction.write.execute(offerDecider, offer_id, { do: 'count_views', offer_id, date, views }, context)
}
