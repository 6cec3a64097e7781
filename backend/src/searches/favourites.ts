import { reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { type FavouriteEvent, favouriteEvents } from '@kredka/contracts/searches/events'
import { FAVOURITES_MAX } from '@kredka/contracts/searches/rules'
import type { Decider } from '../kernel/decider.ts'

/** Stream `favourites-{user_id}` (OFR-07). */
export interface Favourites {
  readonly offer_ids: ReadonlySet<string>
}

export interface FavouriteCommand {
  readonly do: 'add' | 'remove'
  readonly user_id: string
  readonly offer_id: string
  /** Whether everybody may see the offer. */
  readonly is_public: boolean
}

export const favouritesDecider: Decider<Favourites, FavouriteCommand, FavouriteEvent> = {
  category: 'favourites',
  initial: { offer_ids: new Set() },
  evolve({ offer_ids }, { type, data }) {
    const ids = new Set(offer_ids)
    if (type === 'FavouriteAdded') ids.add(data.offer_id)
    else ids.delete(data.offer_id)
    return { offer_ids: ids }
  },
  decide({ offer_ids }, { do: action, is_public, ...ids }) {
    const has = offer_ids.has(ids.offer_id)
    if (action === 'remove') return has ? [make(favouriteEvents.FavouriteRemoved, ids)] : []
    if (has) return []
    if (!is_public) return reject('OFFER_NOT_FOUND')
    return offer_ids.size >= FAVOURITES_MAX ? reject('FAVOURITES_FULL') : [make(favouriteEvents.FavouriteAdded, ids)]
  },
}
