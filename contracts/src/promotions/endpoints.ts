import { command, Done, query } from '../kernel/endpoints.ts'
import { AskedDate, CountsBy, Id, Nullable, Obj, PageQuery, Text, Type } from '../kernel/schema.ts'
import { DESCRIPTION_MAX, OFFERS_MAX, PROMOTION_STATUSES } from './rules.ts'
import {
  OfferPromotionView,
  Percentage,
  PromotionMinimalView,
  PromotionRowView,
  PromotionStatusName,
  PromotionTypeName,
} from './views.ts'

const byId = { params: Obj({ id: Id }) }

export const getPromotionMinimal = query('promotions.minimal', {
  path: 'GET /promotions/{id}/minimal',
  access: 'public',
  about: 'Type and percentage of a promotion.',
  ...byId,
  answer: PromotionMinimalView,
  errors: ['PROMOTION_NOT_FOUND'],
})

export const getOfferPromotion = query('promotions.of_offer', {
  path: 'GET /offers/{id}/promotion',
  access: 'public',
  about:
    'The discount that the caller would get with a first lesson of this offer; none for somebody who had a lesson with the teacher or has an open order.',
  ...byId,
  answer: Obj({ promotion: Nullable(OfferPromotionView) }),
})

export const listPromotions = query('promotions.list', {
  path: 'GET /promotions',
  access: 'teacher',
  about: 'The teacher’s own promotions, those that began last first.',
  query: Obj({ status: Type.Optional(PromotionStatusName), ...PageQuery }),
  answer: Type.Array(PromotionRowView),
  paged: true,
})

export const countPromotions = query('promotions.count', {
  path: 'GET /promotions/count',
  access: 'teacher',
  about: 'The teacher’s own promotions by status.',
  answer: CountsBy(PROMOTION_STATUSES),
})

export const createPromotion = command('promotions.create', {
  path: 'POST /promotions',
  access: 'teacher',
  about: 'Begins a promotion, now or on a later day.',
  body: Obj({
    promotion_type: PromotionTypeName,
    data: Obj({ percentage: Percentage }),
    /** Without it all offers. */
    offer_ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: OFFERS_MAX, uniqueItems: true })),
    description: Type.Optional(Text(DESCRIPTION_MAX)),
    /** Days of Europe/Warsaw, both included. */
    start_date: AskedDate,
    /** Without it until the teacher ends it. */
    end_date: Type.Optional(AskedDate),
  }),
  answer: Obj({ id: Id }),
  errors: ['PROMOTION_DAYS_WRONG', 'TOO_MANY_PROMOTIONS', 'OFFER_NOT_FOUND'],
})

export const endPromotion = command('promotions.end', {
  path: 'POST /promotions/{id}/end',
  access: 'teacher',
  of: 'promotion.teacher',
  about: 'Ends a promotion at once. Orders that were placed with it keep their price.',
  ...byId,
  answer: Done,
  errors: ['PROMOTION_NOT_FOUND', 'PROMOTION_FINISHED'],
})
