/** Rules of promotions (PRM-01), the same in browser and server. */

export const PROMOTION_TYPES = ['first-lesson-discount'] as const
export type PromotionType = (typeof PROMOTION_TYPES)[number]

/** Never the whole price: a lesson that costs nothing is missed far more often. */
export const PERCENTAGE_MIN = 1
export const PERCENTAGE_MAX = 90
export const DESCRIPTION_MAX = 300
/** Offers that one promotion names; without names it holds for all. */
export const OFFERS_MAX = 50
/** Promotions of one teacher that run or are to run. */
export const PROMOTIONS_MAX = 20

export const PROMOTION_STATUSES = ['new', 'active', 'finished'] as const
export type PromotionStatus = (typeof PROMOTION_STATUSES)[number]
export type PromotionState = 'absent' | PromotionStatus
export type PromotionCommandName = 'create' | 'end'

/**
 * The life of a promotion. Its days alone make it active and finish it; its teacher may end it sooner. State → command
 * → next states.
 */
export const PROMOTION_GRAPH = {
  absent: { create: ['new', 'active'] },
  new: { end: ['finished'] },
  active: { end: ['finished'] },
  finished: {},
} as const satisfies Record<PromotionState, Partial<Record<PromotionCommandName, readonly PromotionState[]>>>

export interface PromotionDays {
  /** Days of Europe/Warsaw, `yyyy-mm-dd`, both included. */
  readonly start_date: string
  /** Null: until its teacher ends it. */
  readonly end_date: string | null
  /** Its teacher ended it before its last day. */
  readonly endPromotion: boolean
}

/** @param today in Europe/Warsaw */
export function promotionStatus({ start_date, end_date, endPromotion }: PromotionDays, today: string): PromotionStatus {
  if (endPromotion || (end_date !== null && end_date < today)) return 'finished'
  return start_date > today ? 'new' : 'active'
}

/** `price × (100 − percentage) / 100`, rounded half up to the grosz. Amounts are minor units. */
export function promotionPrice(amount: number, percentage: number): number {
  return Math.floor((amount * (100 - percentage) + 50) / 100)
}

export interface Discount extends PromotionDays {
  readonly promotion_id: string
  readonly percentage: number
  /** Null: all offers of the teacher. */
  readonly offer_ids: readonly string[] | null
}

/**
 * The promotion that an offer has on a day: of several the one that saves most, then the older one. `promotions` in
 * their order of creation.
 */
export function bestPromotion<P extends Discount>(
  promotions: readonly P[],
  offer_id: string,
  today: string,
): P | undefined {
  return promotions
    .filter(({ offer_ids }) => offer_ids === null || offer_ids.includes(offer_id))
    .filter((promotion) => promotionStatus(promotion, today) === 'active')
    .reduce<P | undefined>(
      (best, other) => (best === undefined || other.percentage > best.percentage ? other : best),
      undefined,
    )
}

/** What is wrong with the days of a new promotion; null where nothing is. */
export function daysFault(
  { start_date, end_date }: Pick<PromotionDays, 'start_date' | 'end_date'>,
  today: string,
): 'starts_in_past' | 'ends_before_start' | null {
  if (start_date < today) return 'starts_in_past'
  return end_date !== null && end_date < start_date ? 'ends_before_start' : null
}
