import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { type OfferEvent, offerEvents } from '@kredka/contracts/offers/events'
import { type Level, needsCity, type Place, priceFaults } from '@kredka/contracts/offers/rules'
import { awaitsReview, nextOfferState, type OfferState } from '@kredka/contracts/offers/states'
import type { Price } from '@kredka/contracts/offers/views'
import type { Decider } from '../kernel/decider.ts'

/** An offer's life: `OFFER_GRAPH` in the contract says which ways there are (OFR-03). */
export interface Offer {
  readonly state: OfferState
  readonly teacher_id: string | null
  /** Number of the version last sent for review. */
  readonly version: number
  /** The version that is public. */
  readonly visible: number | null
  readonly availability_group_id: string | null
  /** What was last sent for review, and what is public of it: all but the words. */
  readonly latest: OfferTerms | null
  readonly shown: OfferTerms | null
  /** Last day whose views stand in the stream, `yyyy-mm-dd`. */
  readonly views_until: string | null
}

/** What an order rests on. */
export type OfferTerms = Pick<OfferContent, 'subject_id' | 'level' | 'places' | 'prices' | 'availability_group_id'>

/** What a teacher writes, with the facts of neighbours that the decision rests on. */
export interface OfferContent {
  readonly title: string
  readonly description: string
  readonly subject_id: string
  readonly level: Level
  readonly places: readonly Place[]
  readonly city_id: string | null
  readonly prices: readonly Price[]
  readonly availability_group_id: string
}

export interface OfferFacts {
  readonly subject_known: boolean
  readonly city_known: boolean
  /** Revision of the availability group; null when the teacher has no such group. */
  readonly availability_revision: number | null
}

export type OfferCommand =
  | {
      readonly do: 'submit'
      readonly offer_id: string
      readonly teacher_id: string
      readonly is_new: boolean
      readonly content: OfferContent
      readonly facts: OfferFacts
    }
  | { readonly do: 'activate'; readonly offer_id: string; readonly version: number }
  | { readonly do: 'reject'; readonly offer_id: string; readonly version: number; readonly reason: string }
  | { readonly do: 'take_down'; readonly offer_id: string; readonly version: number; readonly reason: string }
  | { readonly do: 'restore'; readonly offer_id: string; readonly version: number; readonly reason: string }
  | { readonly do: 'remove'; readonly offer_id: string; readonly teacher_id: string }
  | { readonly do: 'count_views'; readonly offer_id: string; readonly date: string; readonly views: number }

export const offerDecider: Decider<Offer, OfferCommand, OfferEvent> = {
  category: 'offer',
  initial: {
    state: 'absent',
    teacher_id: null,
    version: 0,
    visible: null,
    availability_group_id: null,
    latest: null,
    shown: null,
    views_until: null,
  },
  evolve,
  decide(offer, command) {
    switch (command.do) {
      case 'submit':
        return submit(offer, command)
      case 'activate':
        return review(offer, command, (ids) =>
          make(offerEvents.OfferActivated, { ...ids, replaces: offer.visible, reason: null }),
        )
      case 'reject':
        return review(offer, command, (ids) =>
          make(offerEvents.OfferRejected, { ...ids, reason: command.reason.trim() }),
        )
      case 'take_down':
        return takeDown(offer, command)
      case 'restore':
        return restore(offer, command)
      case 'remove':
        return remove(offer, command)
      case 'count_views':
        return countViews(offer, command)
    }
  },
}

function evolve(offer: Offer, event: OfferEvent): Offer {
  switch (event.type) {
    case 'OfferSubmitted':
      return {
        ...offer,
        state: nextOfferState(offer.state, 'submit') ?? offer.state,
        teacher_id: event.data.teacher_id,
        version: event.data.version,
        availability_group_id: event.data.availability_group_id,
        latest: termsOf(event.data),
      }
    case 'OfferActivated':
      return {
        ...offer,
        state: nextOfferState(offer.state, event.data.reason === null ? 'activate' : 'restore') ?? offer.state,
        visible: event.data.version,
        shown: offer.latest,
      }
    case 'OfferRejected':
      return { ...offer, state: nextOfferState(offer.state, 'reject') ?? offer.state }
    case 'OfferTakenDown':
      return {
        ...offer,
        state: nextOfferState(offer.state, 'take_down') ?? offer.state,
        visible: null,
        shown: null,
      }
    case 'OfferRemoved':
      return { ...offer, state: 'removed', visible: null, shown: null }
    case 'OfferViewsCounted':
      return { ...offer, views_until: event.data.date }
  }
}

function termsOf({ subject_id, level, places, prices, availability_group_id }: OfferTerms): OfferTerms {
  return { subject_id, level, places, prices, availability_group_id }
}

type Submit = Extract<OfferCommand, { do: 'submit' }>

function submit(offer: Offer, command: Submit): readonly OfferEvent[] | Rejection {
  const { content, facts } = command
  if (command.is_new !== (offer.state === 'absent')) return reject(command.is_new ? 'CONFLICT' : 'OFFER_NOT_FOUND')
  if (!command.is_new && offer.teacher_id !== command.teacher_id) return reject('OFFER_NOT_FOUND')
  if (nextOfferState(offer.state, 'submit') === null) return reject('OFFER_NOT_EDITABLE')
  const fault = contentFault(content, facts)
  if (fault !== null) return fault
  if (facts.availability_revision === null) return reject('AVAILABILITY_GROUP_NOT_FOUND')
  return [
    make(offerEvents.OfferSubmitted, {
      offer_id: command.offer_id,
      teacher_id: command.teacher_id,
      version: offer.version + 1,
      title: content.title.trim(),
      description: content.description.trim(),
      subject_id: content.subject_id,
      level: content.level,
      places: [...content.places],
      city_id: needsCity(content.places) ? content.city_id : null,
      prices: content.prices.toSorted((a, b) => a.duration - b.duration),
      availability_group_id: content.availability_group_id,
      availability_revision: facts.availability_revision,
    }),
  ]
}

function contentFault(content: OfferContent, facts: OfferFacts): Rejection | null {
  if (!facts.subject_known) return reject('SUBJECT_UNKNOWN')
  if (needsCity(content.places) && content.city_id === null) return reject('CITY_REQUIRED')
  if (content.city_id !== null && !facts.city_known) return reject('CITY_UNKNOWN')
  const [fault] = priceFaults(content.prices)
  if (fault === undefined) return null
  // an empty price cannot come past the schema; for the decider it is a missing one
  if (fault.code === 'PRICE_MISSING') return reject('INVALID_INPUT')
  const at = 'index' in fault ? `body/prices/${fault.index}` : 'body/prices'
  return reject(fault.code, { details: [{ path: at, message: fault.code, code: fault.code }] })
}

function review(
  offer: Offer,
  command: { readonly offer_id: string; readonly version: number },
  decision: (ids: { offer_id: string; teacher_id: string; version: number }) => OfferEvent,
): readonly OfferEvent[] | Rejection {
  if (offer.teacher_id === null) return reject('OFFER_NOT_FOUND')
  // a version that was replaced after the admin opened it must not be decided unseen
  if (!awaitsReview(offer.state) || offer.version !== command.version) return reject('OFFER_NOT_WAITING')
  return [decision({ offer_id: command.offer_id, teacher_id: offer.teacher_id, version: offer.version })]
}

function takeDown(
  offer: Offer,
  command: Extract<OfferCommand, { do: 'take_down' }>,
): readonly OfferEvent[] | Rejection {
  const { offer_id, version } = command
  if (offer.teacher_id === null) return reject('OFFER_NOT_FOUND')
  // one that was approved after the admin looked is not hidden unseen
  if (offer.visible !== version) return reject('OFFER_NOT_VISIBLE')
  const { teacher_id } = offer
  return [make(offerEvents.OfferTakenDown, { offer_id, teacher_id, version, reason: command.reason.trim() })]
}

/** What staff decided by mistake they take back; a version sent since then waits for a decision of its own. */
function restore(offer: Offer, command: Extract<OfferCommand, { do: 'restore' }>): readonly OfferEvent[] | Rejection {
  const { offer_id, version } = command
  const { teacher_id, state, visible: replaces } = offer
  if (teacher_id === null) return reject('OFFER_NOT_FOUND')
  if (nextOfferState(state, 'restore') === null || offer.version !== version) return reject('OFFER_NOT_REFUSED')
  return [make(offerEvents.OfferActivated, { offer_id, teacher_id, version, replaces, reason: command.reason.trim() })]
}

function remove(offer: Offer, command: Extract<OfferCommand, { do: 'remove' }>): readonly OfferEvent[] | Rejection {
  if (offer.teacher_id === null || offer.teacher_id !== command.teacher_id) return reject('OFFER_NOT_FOUND')
  if (offer.state === 'removed') return []
  return [
    make(offerEvents.OfferRemoved, {
      offer_id: command.offer_id,
      teacher_id: command.teacher_id,
      version: offer.version,
      visible: offer.visible,
    }),
  ]
}

/** A day enters once, whole: the counters are read after it has ended. */
function countViews(offer: Offer, command: Extract<OfferCommand, { do: 'count_views' }>): readonly OfferEvent[] {
  const { offer_id, date, views } = command
  if (offer.teacher_id === null || (offer.views_until !== null && date <= offer.views_until)) return []
  return [make(offerEvents.OfferViewsCounted, { offer_id, date, views })]
}
