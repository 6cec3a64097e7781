import { warsawDay } from '@kredka/contracts/kernel/days'
import { reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import {
  countPromotions,
  getOfferPromotion,
  getPromotionMinimal,
  listPromotions,
} from '@kredka/contracts/promotions/endpoints'
import { PROMOTION_STATUSES, type PromotionStatus } from '@kredka/contracts/promotions/rules'
import type { OfferPromotionView, PromotionMinimalView, PromotionRowView } from '@kredka/contracts/promotions/views'
import { countsBy, type StatusCount } from '../kernel/counts.ts'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, beside, userIdOf } from '../kernel/query.ts'
import { promotionOf, STATUS } from './sql.ts'

const PERCENTAGE = `jsonb_build_object('percentage', m.percentage) as data`
const OF_OFFER = promotionOf({ teacher: 'o.teacher_id', offer: 'o.offer_id', viewer: '$2::text', today: '$3::date' })

export const promotionQueryHandlers = [
  answer(getPromotionMinimal, ['promotions'], async ({ sql, input }) => {
    const [promotion] = await sql<PromotionMinimalView>(
      `select m.promotion_type, ${PERCENTAGE} from promotions.promotions m where m.promotion_id = $1`,
      [input.id],
    )
    return promotion ?? reject('PROMOTION_NOT_FOUND')
  }),

  answer(getOfferPromotion, ['promotions', 'offers'], async ({ sql, input, viewer, now }) => {
    const [offer] = await sql<{ promotion: OfferPromotionView | null }>(
      `select ${OF_OFFER} as promotion from offers.offers o where o.offer_id = $1 and o.visible_version is not null`,
      [input.id, userIdOf(viewer), warsawDay(now)],
    )
    return { promotion: offer?.promotion ?? null }
  }),

  answerPage(listPromotions, ['promotions', beside('offers')], async ({ sql, input, viewer, now }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<PromotionRowView>(
      `select m.promotion_id as id, m.promotion_type, ${PERCENTAGE}, ${STATUS} as status, m.description,
              m.start_date::text, m.end_date::text, m.ended_on::text,
              (select jsonb_agg(jsonb_build_object('id', named.id, 'title', v.title) order by named.place)
                 from unnest(m.offer_ids) with ordinality as named(id, place)
                 left join offers.offers o on o.offer_id = named.id and not o.removed
                 left join offers.versions v on v.offer_id = o.offer_id and v.version = o.latest_version) as offers,
              m.orders, m.created_at
         from promotions.promotions m
        where m.teacher_id = $1 and ($3::text is null or ${STATUS} = $3)
        order by m.start_date desc, m.created_at desc, m.promotion_id
        limit ${page.limit} offset ${page.offset}`,
      [userIdOf(viewer), warsawDay(now), input.status ?? null],
    )
    return page.of(rows)
  }),

  answer(countPromotions, ['promotions'], async ({ sql, viewer, now }) => {
    const rows = await sql<StatusCount<PromotionStatus>>(
      `select ${STATUS} as status, count(*)::int as count from promotions.promotions m where m.teacher_id = $1
          group by 1`,
      [userIdOf(viewer), warsawDay(now)],
    )
    return countsBy(PROMOTION_STATUSES, rows)
  }),
]
