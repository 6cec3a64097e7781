import { document, query } from '../kernel/endpoints.ts'
import { Obj, OneOf, PageQuery, Type } from '../kernel/schema.ts'
import { LISTED_OFFER_STATES, OFFER_LIST_SORTS } from './states.ts'
import { AdminOfferView, SubjectRef } from './views.ts'

const offerFilters = {
  /** Words of the title or subject, or part of the tutor's name, forgiving a slip of the hand; or an id of either. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  state: Type.Optional(OneOf(LISTED_OFFER_STATES)),
  subject: Type.Optional(SubjectRef),
  /** Default: what changed last comes first. */
  sort: Type.Optional(OneOf(OFFER_LIST_SORTS)),
}

export const listAllOffers = query('offers.admin_search', {
  path: 'GET /admin/offers',
  access: 'admin',
  duty: 'moderate',
  about: 'Offers of all tutors, in every state.',
  query: Obj({ ...PageQuery, ...offerFilters }),
  answer: Type.Array(AdminOfferView),
  paged: true,
})

export const exportOffers = document('offers.admin_csv', {
  path: 'GET /admin/offers.csv',
  access: 'admin',
  duty: 'moderate',
  about: 'The same as a table, the first 10,000 rows.',
  query: Obj(offerFilters),
  type: 'text/csv; charset=utf-8',
  costly: true,
})
