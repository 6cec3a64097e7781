import { warsawDay } from '@kredka/contracts/kernel/days'
import { streamOf } from '@kredka/contracts/kernel/events'
import { offerEvents } from '@kredka/contracts/offers/events'
import { savedSearchEvents } from '@kredka/contracts/searches/events'
import { last } from '../accounts/index.ts'
import { type Policy, when } from '../kernel/policy.ts'
import type { Pause } from '../kernel/reactions/pause.ts'
import type { Tools } from '../kernel/tools.ts'
import { notify } from '../notifications/index.ts'
import { savedSearchesDecider } from './saved-searches.ts'

/** Searches that a new offer fits, in order of their ids after the given one; null while the read model has not seen it. */
export type MatchesOf = (
  offer_id: string,
  after: string,
  limit: number,
) => Promise<readonly { readonly user_id: string; readonly search_id: string }[] | null>

const PART = 200
/** A read model is some milliseconds behind; where it stands still, the event is tried again later. */
const PATIENCE_MS = 5_000
const LOOK_MS = 50

/** Who saved a search that a new offer fits is told of it, once a day (OFR-07). */
export function searchPolicies(
  { streams, clock }: Pick<Tools, 'streams' | 'clock'>,
  matchesOf: MatchesOf,
  pause: Pause,
): readonly Policy[] {
  async function seen(offer_id: string, after: string) {
    const signal = new AbortController().signal
    for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
      const matches = await matchesOf(offer_id, after, PART)
      if (matches !== null) return matches
      await pause(LOOK_MS, signal)
    }
    throw new Error(`the read model has not seen that offer ${offer_id} became public`)
  }
  return [
    {
      name: 'searches.match-new-offer',
      inline: false,
      on: when(offerEvents.OfferActivated, async ({ data: { offer_id, replaces } }, reaction) => {
        // an edit makes no new offer
        if (replaces !== null) return undefined
        const date = warsawDay(clock.now())
        for (let after = ''; ; ) {
          const matches = await seen(offer_id, after)
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
        const content = last(await streams.read(streamOf('offer', offer_id)), offerEvents.OfferSubmitted)?.data
        // null once its teacher is forgotten
        const offer_title = content?.title ?? null
        if (content === undefined || offer_title === null) return undefined
        return notify(reaction, {
          to: user_id,
          type: 'saved_search_match',
          about_id: search_id,
          data: { offer_id, offer_subject: content.subject_id, offer_title, search_id },
        })
      }),
    },
  ]
}
