import { command, Done, document, query } from '../kernel/endpoints.ts'
import { Id, Obj, OneOf, PageQuery, Text, Type, Words } from '../kernel/schema.ts'
import { filters } from './filter-schemas.ts'
import {
  DESCRIPTION_MAX,
  DESCRIPTION_MIN,
  DURATIONS,
  PRICE_MAX,
  PRICE_STEP,
  REASON_MAX,
  SORTS,
  TITLE_MAX,
  TITLE_MIN,
} from './rules.ts'
import {
  CityRef,
  OfferCardView,
  OfferCountView,
  OfferFacetsView,
  OfferLevel,
  OfferOverviewView,
  OfferPlace,
  OfferRequestRowView,
  OfferRequestView,
  OfferView,
  OwnOfferRowView,
  OwnOfferView,
  SubjectRef,
} from './views.ts'

export * from './admin-endpoints.ts'

export const searchOffers = query('offers.search', {
  path: 'GET /offers',
  access: 'public',
  about:
    'Public offers by text, subject, level, place, city, price, usual hours and rating, each with why it stands where it does.',
  query: Obj({ ...filters, sort: Type.Optional(OneOf(SORTS)), ...PageQuery }),
  answer: Type.Array(OfferCardView),
  paged: true,
})

export const countFacets = query('offers.facets', {
  path: 'GET /offers/facets',
  access: 'public',
  about: 'How many offers each further filter would leave.',
  query: Obj(filters),
  answer: OfferFacetsView,
})

export const getOverview = query('offers.overview', {
  path: 'GET /offers/overview',
  access: 'public',
  about: 'How much there is to find, by subject, and the newest offers.',
  answer: OfferOverviewView,
})

export const countOwnOffers = query('offers.count', {
  path: 'GET /offers/count',
  access: 'teacher',
  about: 'The teacher’s offers by state.',
  answer: OfferCountView,
})

export const getOffer = query('offers.get', {
  path: 'GET /offers/{id}',
  access: 'public',
  about: 'A public offer.',
  params: Obj({ id: Id }),
  answer: OfferView,
  errors: ['OFFER_NOT_FOUND'],
})

/** 25 000 a page, the newest first, each in both languages: a sitemap holds at most 50 000 addresses. */
export const offersSitemap = document('offers.sitemap', {
  path: 'GET /sitemap/offers.xml',
  access: 'public',
  about: 'The public offers for search engines, in both languages (NAV-05).',
  query: Obj({ page: PageQuery.page }),
  type: 'application/xml',
})

/** Subjects and cities with offers: the fullest first, as many as a sitemap holds. */
export const searchesSitemap = document('offers.searches_sitemap', {
  path: 'GET /sitemap/subjects.xml',
  access: 'public',
  about: 'The pages of subjects, alone and with a city, that have offers (NAV-05).',
  query: Obj({ page: PageQuery.page }),
  type: 'application/xml',
})

export const noteOfferSeen = command('offers.seen', {
  path: 'POST /offers/{id}/seen',
  access: 'public',
  about: 'Counts a look at an offer, once per visitor and day; one’s own looks do not count.',
  params: Obj({ id: Id }),
  answer: Done,
})

export const listOwnOffers = query('offers.own', {
  path: 'GET /my-offers',
  access: 'teacher',
  about: 'The teacher’s own offers in every state but removed.',
  query: Obj(PageQuery),
  answer: Type.Array(OwnOfferRowView),
  paged: true,
})

export const getOwnOffer = query('offers.own_one', {
  path: 'GET /my-offers/{id}',
  access: 'teacher',
  of: 'offer.teacher',
  about: 'One of the teacher’s own offers, with what is visible and what waits.',
  params: Obj({ id: Id }),
  answer: OwnOfferView,
  errors: ['OFFER_NOT_FOUND'],
})

const content = Obj({
  title: Words(TITLE_MIN, TITLE_MAX),
  description: Words(DESCRIPTION_MIN, DESCRIPTION_MAX),
  subject_id: SubjectRef,
  level: OfferLevel,
  places: Type.Array(OfferPlace, { minItems: 1, maxItems: 4, uniqueItems: true }),
  city_id: Type.Optional(CityRef),
  prices: Type.Array(
    Obj({
      duration: Type.Enum([...DURATIONS]) as unknown as Type.TUnsafe<number>,
      amount: Type.Integer({ minimum: PRICE_STEP, maximum: PRICE_MAX, multipleOf: PRICE_STEP }),
    }),
    { minItems: 1, maxItems: 6 },
  ),
  availability_group_id: Id,
})
const contentErrors = [
  'PRICE_60_REQUIRED',
  'PRICE_DUPLICATE',
  'PRICE_LONGER_CHEAPER',
  'CITY_REQUIRED',
  'CITY_UNKNOWN',
  'SUBJECT_UNKNOWN',
  'AVAILABILITY_GROUP_NOT_FOUND',
] as const

export const submitOffer = command('offers.submit', {
  path: 'POST /offers',
  access: 'teacher',
  about: 'Sends a new offer for review.',
  body: content,
  answer: Obj({ id: Id }),
  errors: [...contentErrors, 'OFFERS_FULL'],
})

export const editOffer = command('offers.edit', {
  path: 'POST /offers/{id}/edit',
  access: 'teacher',
  of: 'offer.teacher',
  about: 'Sends a new version for review; what is public stays until it is decided.',
  params: Obj({ id: Id }),
  body: content,
  answer: Done,
  errors: [...contentErrors, 'OFFER_NOT_FOUND', 'OFFER_NOT_EDITABLE'],
})

export const removeOffer = command('offers.remove', {
  path: 'POST /offers/{id}/remove',
  access: 'teacher',
  of: 'offer.teacher',
  about: 'Takes the offer away for good.',
  params: Obj({ id: Id }),
  answer: Done,
  errors: ['OFFER_NOT_FOUND'],
})

export const listOfferRequests = query('offers.requests', {
  path: 'GET /admin/offer-requests',
  access: 'admin',
  duty: 'moderate',
  about: 'Offers by review state, oldest request first.',
  query: Obj({
    state: Type.Optional(OneOf(['waiting', 'active', 'rejected', 'removed', 'all'])),
    q: Type.Optional(Type.String({ maxLength: 100 })),
    sort: Type.Optional(OneOf(['sent_at', '-sent_at', 'title', '-title', 'state', '-state'])),
    ...PageQuery,
  }),
  answer: Type.Array(OfferRequestRowView),
  paged: true,
})

export const countOfferRequests = query('offers.count_requests', {
  path: 'GET /admin/offer-requests/count',
  access: 'admin',
  duty: 'moderate',
  about: 'How many offers wait for review.',
  answer: Obj({ waiting: Type.Integer({ minimum: 0 }) }),
})

export const getOfferRequest = query('offers.request', {
  path: 'GET /admin/offer-requests/{id}',
  access: 'admin',
  duty: 'moderate',
  about: 'What waits beside what is visible, with the earlier decisions.',
  params: Obj({ id: Id }),
  answer: OfferRequestView,
  errors: ['OFFER_NOT_FOUND'],
})

const decision = { params: Obj({ id: Id }), answer: Done } as const

export const activateOffer = command('offers.activate', {
  path: 'POST /admin/offer-requests/{id}/activate',
  access: 'admin',
  duty: 'moderate',
  about: 'Makes the waiting version public.',
  ...decision,
  /** The version that was looked at: a newer one is not activated unseen. */
  body: Obj({ version: Type.Integer({ minimum: 1 }) }),
  errors: ['OFFER_NOT_FOUND', 'OFFER_NOT_WAITING'],
})

export const rejectOffer = command('offers.reject', {
  path: 'POST /admin/offer-requests/{id}/reject',
  access: 'admin',
  duty: 'moderate',
  about: 'Rejects the waiting version with a reason that the teacher reads.',
  ...decision,
  body: Obj({ version: Type.Integer({ minimum: 1 }), reason: Text(REASON_MAX) }),
  errors: ['OFFER_NOT_FOUND', 'OFFER_NOT_WAITING'],
})

export const takeDownOffer = command('offers.take_down', {
  path: 'POST /admin/offer-requests/{id}/take-down',
  access: 'admin',
  duty: 'moderate',
  about:
    'Hides the public version with a reason that the teacher reads. Lessons that were agreed on stay; a version that waits can still be approved.',
  ...decision,
  /** The version that is public: a newer one, approved meanwhile, is not hidden unseen. */
  body: Obj({ version: Type.Integer({ minimum: 1 }), reason: Text(REASON_MAX) }),
  errors: ['OFFER_NOT_FOUND', 'OFFER_NOT_VISIBLE'],
})

export const restoreOffer = command('offers.restore', {
  path: 'POST /admin/offer-requests/{id}/restore',
  access: 'admin',
  duty: 'moderate',
  about: 'Takes back that the newest version was refused or taken down, with a reason: it becomes public.',
  ...decision,
  /** The newest version: one that was sent meanwhile waits for a decision of its own. */
  body: Obj({ version: Type.Integer({ minimum: 1 }), reason: Text(REASON_MAX) }),
  errors: ['OFFER_NOT_FOUND', 'OFFER_NOT_REFUSED'],
})
