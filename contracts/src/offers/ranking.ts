/**
 * How hits are put in order (OFR-04), as data: the page that explains it reads the same figures. Text comes first;
 * among hits that fit it alike the sum of these points decides. There are no paid places.
 */
export const RANKING = {
  /** What students say, drawn towards the site's average while reviews are few. */
  rating: 35,
  /** How often and how quickly requests are answered. */
  response: 20,
  /** Lessons that took place out of those that were agreed. */
  attendance: 15,
  /** How much the offer and the profile tell. */
  completeness: 10,
  /** Time that can be booked in the next days. */
  free_time: 10,
  /** A start for those who are new. */
  newcomer: 10,
} as const
export type RankingFact = keyof typeof RANKING
export type RankingWeights = Readonly<Record<RankingFact, number>>

export const RANKING_RULES = {
  /** A rating counts as if there were so many reviews of the site's average beside it. */
  average_reviews: 5,
  /** The average of a site without a review. */
  first_average: 4.5,
  /** Shares that stand in while nobody on the site has any. */
  first_median: 0.8,
  /** The start of somebody new is over after this many lessons or days. */
  newcomer_lessons: 5,
  newcomer_days: 30,
  free_days: 14,
  /** Bookable hours from which on more make no difference. */
  free_hours: 20,
  /** Hours within which an answer counts in full, well, and somewhat. */
  answer_hours: [2, 12, 36],
  answer_worth: [1, 0.85, 0.6, 0.4],
  /** A description of this many characters says enough. */
  description: 600,
  about: 200,
  /**
   * Points that a teacher's second best offer stands lower by, the third twice that, and so on for as many further
   * offers: so that a list begins with several people. Where a subject or words were asked for, only the teacher's
   * offers in the same subject count.
   */
  further_offer: 10,
  further_offers: 3,
} as const

/**
 * Why a hit stands where it does, and what sets it apart, the strongest first (OFR-04). The price has no part in the
 * order; that it is low is said all the same.
 */
export const RANKING_REASONS = ['top_rated', 'low_price', 'answers_fast', 'reliable', 'newcomer', 'much_time'] as const
/** A card names so many reasons. */
export const REASONS_SHOWN = 2

/** From when on a reason is given, and how coarse its figure is. */
export const REASON_RULES = {
  top_rated: { average: 4.7, reviews: 3 },
  /** Below the median of as many offers of the subject; in steps of so many per cent. */
  low_price: { percent: 15, offers: 5, step: 5 },
  /** Within the first of the hours that count where nearly all are, else within the second. */
  answers_fast: { share: 0.9, soon_share: 0.96, answers: 3 },
  reliable: { share: 0.98, lessons: 10, step: 10 },
  newcomer: { share: 0.3 },
  /** More than all but this share have. */
  much_time: { hours: 20, step: 10, top: 0.2 },
  /** What more than this share of so many offers have tells none of them apart: said only where nothing else is. */
  common: { share: 0.5, offers: 20 },
} as const

/** Average stars from which on the search can be narrowed. */
export const RATING_FLOORS = ['4.5', '4', '3'] as const
export type RatingFloor = (typeof RATING_FLOORS)[number]
