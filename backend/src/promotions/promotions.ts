import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { promotionEvents as e, type PromotionEvent } from '@kredka/contracts/promotions/events'
import {
  type Discount,
  daysFault,
  PROMOTIONS_MAX,
  type PromotionType,
  promotionStatus,
} from '@kredka/contracts/promotions/rules'
import type { Decider } from '../kernel/decider.ts'
import { trimToNull } from '../kernel/trim-to-null.ts'

/** Stream `promotions-{teacher_id}`: a teacher's promotions in the order of their creation. */
export type Promotions = readonly Discount[]

export type PromotionCommand =
  | {
      readonly do: 'create'
      readonly promotion_id: string
      readonly teacher_id: string
      readonly promotion_type: PromotionType
      readonly percentage: number
      readonly offer_ids: readonly string[] | null
      readonly description: string | null
      readonly start_date: string
      readonly end_date: string | null
      /** Day of Europe/Warsaw. */
      readonly today: string
    }
  | { readonly do: 'end'; readonly promotion_id: string; readonly teacher_id: string; readonly today: string }

export const promotionsDecider: Decider<Promotions, PromotionCommand, PromotionEvent> = {
  category: 'promotions',
  initial: [],
  evolve(promotions, event) {
    switch (event.type) {
      case 'PromotionCreated': {
        const { promotion_id, percentage, offer_ids, start_date, end_date } = event.data
        return [...promotions, { promotion_id, percentage, offer_ids, start_date, end_date, endPromotion: false }]
      }
      case 'PromotionEnded':
        return promotions.map((promotion) =>
          promotion.promotion_id === event.data.promotion_id ? { ...promotion, endPromotion: true } : promotion,
        )
    }
  },
  decide(promotions, command) {
    return command.do === 'create' ? createPromotion(promotions, command) : endPromotion(promotions, command)
  },
}

function createPromotion(
  promotions: Promotions,
  { do: _, today, description, offer_ids, ...rest }: Extract<PromotionCommand, { do: 'create' }>,
): readonly PromotionEvent[] | Rejection {
  const fault = daysFault(rest, today)
  if (fault !== null) return reject('PROMOTION_DAYS_WRONG', { params: { fault } })
  const open = promotions.filter((promotion) => promotionStatus(promotion, today) !== 'finished')
  if (open.length >= PROMOTIONS_MAX) return reject('TOO_MANY_PROMOTIONS')
  return [
    make(e.PromotionCreated, {
      ...rest,
      offer_ids: offer_ids === null ? null : [...offer_ids],
      description: trimToNull(description),
    }),
  ]
}

function endPromotion(
  promotions: Promotions,
  { promotion_id, teacher_id, today }: Extract<PromotionCommand, { do: 'end' }>,
): readonly PromotionEvent[] | Rejection {
  const promotion = promotions.find((one) => one.promotion_id === promotion_id)
  if (promotion === undefined) return reject('PROMOTION_NOT_FOUND')
  const state = promotionStatus(promotion, today)
  if (state === 'finished') return reject('PROMOTION_FINISHED', { params: { state, command: 'end' } })
  return [make(e.PromotionEnded, { promotion_id, teacher_id, ended_on: today })]
}
