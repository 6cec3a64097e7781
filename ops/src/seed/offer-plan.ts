import { groupDecider } from '@kredka/backend/availability/group'
import { deriveEntityId } from '@kredka/backend/kernel/ids'
import { type OfferContent, offerDecider } from '@kredka/backend/offers/offer'
import type { PriceRow } from '@kredka/contracts/offers/rules'
import type { Price } from '@kredka/contracts/offers/views'
import type { Step } from './step.ts'
import type { WeeklyAvailability } from './texts/availability.ts'

export function groupStep(group_id: string, teacher_id: string, week: WeeklyAvailability, at: number): Step {
  return {
    at,
    command: 'availability.create_group',
    actor: { kind: 'user', id: teacher_id },
    key: `group ${group_id}`,
    of: teacher_id,
    run: (write, context) =>
      write.execute(
        groupDecider,
        group_id,
        { do: 'create', group_id, teacher_id, name: week.name, entries: week.entries },
        context,
      ),
  }
}

export interface SeedOffer {
  readonly offer_id: string
  readonly teacher_id: string
  readonly content: OfferContent
  /** Milliseconds. */
  readonly sent_at: number
}

export function submitStep({ offer_id, teacher_id, content, sent_at }: SeedOffer): Step {
  const facts = { subject_known: true, city_known: content.city_id !== null, availability_revision: 0 }
  return {
    at: sent_at,
    command: 'offers.submit',
    actor: { kind: 'user', id: teacher_id },
    key: `submit ${offer_id}`,
    of: teacher_id,
    run: (write, context) =>
      write.execute(
        offerDecider,
        offer_id,
        { do: 'submit', offer_id, teacher_id, is_new: true, content, facts },
        context,
      ),
  }
}

/** @param reason null activates */
export function reviewStep(offer: SeedOffer, admin_id: string, at: number, reason: string | null): Step {
  const { offer_id } = offer
  return {
    at,
    command: reason === null ? 'offers.activate' : 'offers.reject',
    actor: { kind: 'admin', id: admin_id },
    key: `review ${offer_id}`,
    of: offer.teacher_id,
    run: (write, context) =>
      write.execute(
        offerDecider,
        offer_id,
        reason === null ? { do: 'activate', offer_id, version: 1 } : { do: 'reject', offer_id, version: 1, reason },
        context,
      ),
  }
}

/** Prices as the handler would store them. */
export function pricesOf(offer_id: string, rows: readonly PriceRow[], at: number): Price[] {
  return rows.flatMap(({ duration, amount }, n) =>
    amount === null
      ? []
      : [{ id: deriveEntityId(offer_id, `price ${n}`, at), currency: 'PLN' as const, amount, duration }],
  )
}
