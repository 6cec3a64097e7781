import { accountEvents } from '@kredka/contracts/accounts/events'
import { VisitorLinked, visitorEvents } from '@kredka/contracts/attempts/events'
import { CLAIMED_AT_ONCE_MAX } from '@kredka/contracts/attempts/rules'
import { reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, type EventsOf, make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

const e = { ...visitorEvents, PersonForgotten: accountEvents.PersonForgotten }
type VisitorEvent = EventsOf<typeof e>

export interface Visitor {
  /** Attempts that nobody claimed yet, the last of them. */
  readonly attempt_ids: readonly string[]
  /** Who claimed what was played until then. */
  readonly user_id: string | null
  readonly is_forgotten: boolean
}
export type VisitorCommand = { readonly visitor_id: string } & (
  | { readonly do: 'play'; readonly attempt_id: string }
  | { readonly do: 'claim'; readonly user_id: string }
  | { readonly do: 'forget' }
)

/**
 * Stream `visitor-{visitor_id}` (QUI-05): a visitor becomes one user and nobody else, so that words encrypted for the
 * visitor go with that user's account.
 */
export const visitorDecider: Decider<Visitor, VisitorCommand, VisitorEvent> = {
  category: 'visitor',
  initial: { attempt_ids: [], user_id: null, is_forgotten: false },
  evolve(visitor, event) {
    switch (event.type) {
      case 'VisitorPlayed':
        return {
          ...visitor,
          attempt_ids: [...visitor.attempt_ids, event.data.attempt_id].slice(-CLAIMED_AT_ONCE_MAX),
        }
      case 'VisitorClaimed':
        return { ...visitor, attempt_ids: [], user_id: event.data.user_id }
      case 'PersonForgotten':
        return { ...visitor, attempt_ids: [], is_forgotten: true }
    }
  },
  decide({ attempt_ids, user_id, is_forgotten }, command) {
    const { visitor_id } = command
    switch (command.do) {
      case 'play':
        if (attempt_ids.includes(command.attempt_id)) return []
        return [make(e.VisitorPlayed, { visitor_id, attempt_id: command.attempt_id })]
      case 'claim':
        if (user_id !== null && user_id !== command.user_id) return reject('ATTEMPT_NOT_FOUND')
        if (attempt_ids.length === 0) return []
        return [make(e.VisitorClaimed, { visitor_id, user_id: command.user_id, attempt_ids: [...attempt_ids] })]
      case 'forget':
        return is_forgotten ? [] : [make(e.PersonForgotten, { subject_id: visitor_id })]
    }
  },
}

/** Stream `uservisitors-{user_id}`: the visitors that somebody was. */
export const userVisitorsDecider: Decider<
  readonly string[],
  { readonly user_id: string; readonly visitor_id: string },
  EventOf<typeof VisitorLinked>
> = {
  category: 'uservisitors',
  initial: [],
  evolve: (visitors, { data }) => [...visitors, data.visitor_id],
  decide: (visitors, link) => (visitors.includes(link.visitor_id) ? [] : [make(VisitorLinked, link)]),
}
