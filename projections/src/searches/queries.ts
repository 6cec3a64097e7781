import { warsawDay } from '@kredka/contracts/kernel/days'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { listFavouriteIds, listFavourites, listSavedSearches } from '@kredka/contracts/searches/endpoints'
import { FAVOURITES_MAX, NEW_OFFERS_SHOWN } from '@kredka/contracts/searches/rules'
import type { FavouriteIdsView, FavouriteView, SavedSearchView } from '@kredka/contracts/searches/views'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, beside, userIdOf } from '../kernel/query.ts'
import { CARD_OF, card } from '../offers/index.ts'
import { iso } from '../postgres/postgres.ts'
import { FITS } from './sql.ts'

const CARD = card({ viewer: '$1::text', today: '$2::date', now: '$3::timestamptz' })
const LISTED = ['searches', beside('offers'), 'profiles', 'promotions', beside('calendar')]

export const searchQueryHandlers = [
  answerPage(listFavourites, LISTED, async ({ sql, input, viewer, now }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<FavouriteView>(
      `with mine as materialized (
         select offer_id, added_at from searches.favourites where user_id = $1
          order by added_at desc, offer_id limit ${page.limit} offset ${page.offset})
       select f.offer_id, l.title, f.added_at, c.card as offer
         from mine f
         left join offers.offers o on o.offer_id = f.offer_id
         left join offers.versions l on l.offer_id = o.offer_id and l.version = coalesce(o.visible_version,
           o.latest_version)
         left join lateral (
           select to_jsonb(shown) || jsonb_build_object('added_at', ${iso('shown.added_at')}, 'next_free',
             ${iso('shown.next_free')}) as card
             from (select ${CARD} from offers.hits h ${CARD_OF} where h.offer_id = f.offer_id) shown) c on true
        order by f.added_at desc, f.offer_id`,
      [userIdOf(viewer), warsawDay(now), new Date(now)],
    )
    return page.of(rows)
  }),

  answer(listFavouriteIds, ['searches'], async ({ sql, viewer }) => {
    const [found] = await sql<FavouriteIdsView>(
      `select coalesce(array_agg(offer_id order by added_at desc), '{}') as ids, count(*)::int as count
         from (select offer_id, added_at from searches.favourites where user_id = $1
                order by added_at desc limit ${FAVOURITES_MAX}) f`,
      [userIdOf(viewer)],
    )
    return found ?? { ids: [], count: 0 }
  }),

  answer(listSavedSearches, ['searches', beside('offers')], async ({ sql, viewer }) => {
    const rows = await sql<SavedSearchView>(
      `select s.search_id as id, s.name, s.q, s.filters, s.muted, s.saved_at, n.count as new_offers
         from searches.saved s
        cross join lateral (
          select count(*)::int as count from (
            select from offers.hits h where h.added_at > s.seen_at and h.teacher_id <> s.user_id and ${FITS}
             limit ${NEW_OFFERS_SHOWN}) h) n
        where s.user_id = $1 and s.name is not null
        order by s.saved_at desc, s.search_id`,
      [userIdOf(viewer)],
    )
    return [...rows]
  }),
]
