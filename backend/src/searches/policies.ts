import { warsawDay } from '@kredka/contracts/kernel/days'
import { offerEvents } from '@kredka/contracts/offers/events'
import { savedSearchEvents } from '@kredka/contracts/searches/events'
import { type Policy, when } from '../kernel/policy.ts'
import type { WaitForReadModels } from '../kernel/reactions/not-yet.ts'
import type { Tools } from '../kernel/tools.ts'
import { notify } from '../notifications/index.ts'
import { publicOffer } from '../offers/index.ts'
import { savedSearchesDecider } from './saved-searches.ts'

/** Searches that a public offer fits, in order of their ids after the given one. */
export type MatchesOf = (
  offer_id: string,
  after: string,
  limit: number,
) => Promise<readonly { readonly user_id: string; readonly search_id: string }[]>

const PART = 200

/** Who saved a search that a new offer fits is told of it, once a day (OFR-07). */
export function searchPolicies(
  { streams, clock }: Pick<Tools, 'streams' | 'clock'>,
  matchesOf: MatchesOf,
  waitForReadModels: WaitForReadModels,
): readonly Policy[] {
  return [
    {
      name: 'searches.match-new-offer',
      inline: false,
      on: when(offerEvents.OfferActivated, async (activated, reaction) => {
        const { offer_id, replaces } = activated.data
        // an edit makes no new offer
        if (replaces !== null) return undefined
        await waitForReadModels(['offers', 'searches'], activated)
        const date = warsawDay(clock.now())
        for (let after = ''; ; ) {
          const matches = await matchesOf(offer_id, after, PART)
          for (const { user_id, search_id } of matches) {
            const context = reaction.context('searches.match', search_id)
            const command = { do: 'match', user_id, search_id, offer_id, date } as const
            await reaction.write.execute(savedSearchesDecider, user_id, command, context)
          }
          const end = matches.at(-1)
          if (end === undefined || matches.length < PART) return undefined
          after = end.search_id
        }
      }),
    },
    {
      name: 'searches.tell-match',
      inline: false,
      on: when(savedSearchEvents.SavedSearchMatched, async ({ data }, reaction) => {
        const { user_id, search_id, offer_id } = data
        const offer = await publicOffer({ write: reaction.write, streams }, offer_id)
        if (offer === null) return undefined
        return notify(reaction, {
          to: user_id,
          type: 'saved_search_match',
          about_id: search_id,
          data: { offer_id, offer_subject: offer.subject_id, search_id },
        })
      }),
    },
  ]
}
