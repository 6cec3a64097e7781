import {
  ActorName,
  Amount,
  Count,
  CountsBy,
  Currency,
  Id,
  Instant,
  Nullable,
  Obj,
  OneOf,
  type Static,
  Type,
} from '../kernel/schema.ts'
import { OfferPromotionView } from '../promotions/views.ts'
import { RANKING_REASONS, REASONS_SHOWN } from './ranking.ts'
import { DURATIONS, LEVELS, PLACES } from './rules.ts'
import { LISTED_OFFER_STATES, OFFER_STATES } from './states.ts'

export const Price = Obj({
  id: Id,
  currency: Currency,
  amount: Amount,
  duration: Type.Enum([...DURATIONS]) as unknown as Type.TUnsafe<number>,
})
export type Price = Static<typeof Price>

export const OfferPlace = OneOf(PLACES)
export const OfferLevel = OneOf(LEVELS)
/** A subject of `data/subjects.ts`; the server checks that it stands there. */
export const SubjectRef = Type.String({ pattern: '^[a-z][a-z-]{1,30}$' })
/** A city of `places/cities.ts`. */
export const CityRef = Type.String({ pattern: '^[a-z][a-z-]{1,40}$' })
export const OfferStateName = OneOf(OFFER_STATES)
export const OfferCountView = CountsBy(OFFER_STATES)
export type OfferCountView = Static<typeof OfferCountView>

const teacher = Obj({ id: Id, name: Nullable(Type.String()), picture_url: Nullable(Type.String()) })
const city = Nullable(Obj({ id: CityRef, name: Type.String() }))

/** Average stars of a teacher's reviews; null where there is none. */
export const RatingRef = Nullable(Obj({ average: Type.Number({ minimum: 1, maximum: 5 }), reviews: Count }))

const ReasonView = Obj({
  why: OneOf(RANKING_REASONS),
  /**
   * At least so much: per cent below the usual price, hours within which requests are answered, lessons that took
   * place, free hours; null where a reason has no figure.
   */
  figure: Nullable(Count),
})

/** A hit of the search. `slug` decorates the address (API-06). */
export const OfferCardView = Obj({
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  excerpt: Type.String(),
  subject_id: SubjectRef,
  level: OfferLevel,
  places: Type.Array(OfferPlace),
  city,
  prices: Type.Array(Price),
  teacher,
  rating: RatingRef,
  /** Why it stands where it does, the strongest first (OFR-04). */
  reasons: Type.Array(ReasonView, { maxItems: REASONS_SHOWN }),
  /** What the reader would get with a first lesson. */
  promotion: Nullable(OfferPromotionView),
  /** When a lesson of an hour could begin, the soonest; null where there is none to the horizon. */
  next_free: Nullable(Instant),
  added_at: Instant,
})
export type OfferCardView = Static<typeof OfferCardView>

export const FacetView = Obj({ value: Type.String(), count: Count })
/** A town beside the one that was asked for. */
export const NearCityView = Obj({
  city_id: Type.String(),
  name: Type.String(),
  /** Along the ground. */
  km: Count,
  /** Offers in person there that the other filters let through. */
  count: Count,
})
export type NearCityView = Static<typeof NearCityView>

/** How many hits each further choice would leave; of each group without that group's own choice. */
export const OfferFacetsView = Obj({
  total: Count,
  subjects: Type.Array(FacetView),
  levels: Type.Array(FacetView),
  places: Type.Array(FacetView),
  cities: Type.Array(FacetView),
  /** Words of the text that were left out, as they were typed: no offer has all of them (OFR-04). */
  without: Type.Array(Type.String()),
  /** Words that no offer and nobody has, and the names or words that they were taken for (OFR-04). */
  read_as: Type.Array(Obj({ typed: Type.String(), name: Type.String() })),
  /** Where else one could go, the nearest first; empty without a city. */
  near: Type.Array(NearCityView),
})
export type OfferFacetsView = Static<typeof OfferFacetsView>

/** What the landing page tells of the whole: counts of what is public now, and some teachers to look at. */
export const OfferOverviewView = Obj({
  offers: Count,
  teachers: Count,
  cities: Count,
  /** Offers by subject, the fullest first; a subject without offers is absent. */
  subjects: Type.Array(FacetView),
  /** The newest offers of different teachers and, as far as they last, of different subjects. */
  newest: Type.Array(OfferCardView),
})
export type OfferOverviewView = Static<typeof OfferOverviewView>

/** The public page of an offer. */
export const OfferView = Obj({
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  subject_id: SubjectRef,
  level: OfferLevel,
  places: Type.Array(OfferPlace),
  city,
  prices: Type.Array(Price),
  teacher: Obj({
    ...teacher.properties,
    about: Type.String(),
    /** Their introduction at a service of films. */
    video: Nullable(Type.String()),
    teacher_since: Nullable(Instant),
    offers: Count,
  }),
  /** Of the teacher, the same as on the cards. */
  rating: RatingRef,
  views: Count,
  added_at: Instant,
  changed_at: Instant,
})
export type OfferView = Static<typeof OfferView>

const content = {
  title: Type.String(),
  description: Type.String(),
  subject_id: SubjectRef,
  level: OfferLevel,
  places: Type.Array(OfferPlace),
  city,
  prices: Type.Array(Price),
  availability_group_id: Nullable(Id),
}
/** One version of an offer, as sent for review. */
export const OfferVersionView = Obj({ version: Type.Integer({ minimum: 1 }), sent_at: Instant, ...content })
export type OfferVersionView = Static<typeof OfferVersionView>

/** The teacher's own view: what is public, what waits, why it was rejected. */
export const OwnOfferView = Obj({
  id: Id,
  slug: Type.String(),
  state: OfferStateName,
  added_at: Instant,
  views: Count,
  visible: Nullable(OfferVersionView),
  latest: OfferVersionView,
  rejection_reason: Nullable(Type.String()),
})
export type OwnOfferView = Static<typeof OwnOfferView>

export const OwnOfferRowView = Obj({
  id: Id,
  slug: Type.String(),
  state: OfferStateName,
  title: Type.String(),
  subject_id: SubjectRef,
  level: OfferLevel,
  prices: Type.Array(Price),
  added_at: Instant,
  changed_at: Instant,
  views: Count,
  rejection_reason: Nullable(Type.String()),
})
export type OwnOfferRowView = Static<typeof OwnOfferRowView>

/** A row of the back office's review list. */
export const OfferRequestRowView = Obj({
  id: Id,
  version: Type.Integer({ minimum: 1 }),
  state: OfferStateName,
  title: Type.String(),
  subject_id: SubjectRef,
  teacher,
  sent_at: Instant,
  /** True for an edit of an offer that was public already. */
  is_edit: Type.Boolean(),
})
export type OfferRequestRowView = Static<typeof OfferRequestRowView>

/** An offer of anybody, as the back office lists them, by the version that was sent last. */
export const AdminOfferView = Obj({
  id: Id,
  state: OneOf(LISTED_OFFER_STATES),
  /** Empty once its tutor is forgotten. */
  title: Type.String(),
  subject_id: SubjectRef,
  level: OfferLevel,
  teacher,
  /** What an hour costs, or the longest lesson below one. */
  amount: Amount,
  currency: Currency,
  views: Count,
  added_at: Instant,
  changed_at: Instant,
})
export type AdminOfferView = Static<typeof AdminOfferView>

export const OfferRequestView = Obj({
  id: Id,
  slug: Type.String(),
  state: OfferStateName,
  teacher,
  views: Count,
  added_at: Instant,
  /** Since when it is, or was, to be found; null where it never was. */
  public_at: Nullable(Instant),
  visible: Nullable(OfferVersionView),
  latest: OfferVersionView,
  /** Earlier decisions, newest first. */
  history: Type.Array(
    Obj({
      what: OneOf(['submitted', 'activated', 'rejected', 'taken_down', 'removed']),
      version: Type.Integer({ minimum: 1 }),
      at: Instant,
      actor: ActorName,
      reason: Nullable(Type.String()),
    }),
  ),
})
export type OfferRequestView = Static<typeof OfferRequestView>
