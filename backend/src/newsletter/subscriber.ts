import { accountEvents } from '@kredka/contracts/accounts/events'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import { newsletterEvents as e, type NewsletterEvent } from '@kredka/contracts/newsletter/events'
import type { Decider } from '../kernel/decider.ts'

/**
 * Stream `subscriber-{email_key}`: what an address wants. Once it is left, all that remains is a key nobody can read an
 * address from.
 */
export type Subscriber =
  | { readonly is: 'absent' }
  | {
      readonly is: 'requested' | 'subscribed'
      readonly subscriber_id: string
      readonly email_key: string
      readonly language: 'pl' | 'en'
    }

type Event =
  | Extract<
      NewsletterEvent,
      { type: 'NewsletterRequested' | 'NewsletterSubscribed' | 'NewsletterUnsubscribed' | 'NewsletterRequestLapsed' }
    >
  | EventOf<typeof accountEvents.PersonForgotten>
type Subscribed = EventOf<typeof e.NewsletterSubscribed>['data']

interface Address {
  /** Of a subscriber who is new; one who is known keeps theirs. */
  readonly subscriber_id: string
  readonly email_key: string
  readonly email: string
  readonly language: 'pl' | 'en'
}

export type SubscriberCommand =
  | ({ readonly do: 'request' } & Address)
  /** `subscriber_id` is the one whom the token stands for. */
  | ({ readonly do: 'confirm' } & Omit<Address, 'language'>)
  /** Where the address was confirmed before. */
  | ({ readonly do: 'subscribe' } & Address)
  | { readonly do: 'unsubscribe'; readonly way: EventOf<typeof e.NewsletterUnsubscribed>['data']['way'] }
  | { readonly do: 'lapse'; readonly subscriber_id: string }
  /** After the key is gone. */
  | { readonly do: 'forget'; readonly subscriber_id: string }

export const subscriberDecider: Decider<Subscriber, SubscriberCommand, Event> = {
  category: 'subscriber',
  initial: { is: 'absent' },
  evolve(state, event) {
    switch (event.type) {
      case 'NewsletterRequested': {
        const { subscriber_id, email_key, language } = event.data
        return state.is === 'subscribed' ? state : { is: 'requested', subscriber_id, email_key, language }
      }
      case 'NewsletterSubscribed': {
        const { subscriber_id, email_key, language } = event.data
        return { is: 'subscribed', subscriber_id, email_key, language }
      }
      case 'NewsletterUnsubscribed':
      case 'NewsletterRequestLapsed':
        return { is: 'absent' }
      default:
        return state
    }
  },
  decide(state, command) {
    switch (command.do) {
      case 'request': {
        // Noted also where the address gets the newsletter: the answer and the work are the same, only the mail is not.
        const { do: _, ...asked } = command
        return [make(e.NewsletterRequested, { ...asked, subscriber_id: idOf(state) ?? command.subscriber_id })]
      }
      case 'confirm':
        return confirm(state, command)
      case 'subscribe':
        return state.is === 'subscribed'
          ? []
          : [subscriberSubscribed(command, idOf(state) ?? command.subscriber_id, 'settings')]
      case 'unsubscribe':
        return state.is === 'absent' ? [] : [make(e.NewsletterUnsubscribed, { ...idsOf(state), way: command.way })]
      case 'lapse':
        return state.is === 'requested' && state.subscriber_id === command.subscriber_id
          ? [make(e.NewsletterRequestLapsed, idsOf(state))]
          : []
      case 'forget':
        return [make(accountEvents.PersonForgotten, { subject_id: command.subscriber_id })]
    }
  },
}

type Confirm = Extract<SubscriberCommand, { do: 'confirm' }>

function confirm(state: Subscriber, command: Confirm): readonly Event[] | Rejection {
  if (state.is === 'absent' || state.subscriber_id !== command.subscriber_id) return reject('REQUEST_EXPIRED')
  const { subscriber_id, language } = state
  return state.is === 'subscribed' ? [] : [subscriberSubscribed({ ...command, language }, subscriber_id, 'mail')]
}

function subscriberSubscribed(
  { email_key, email, language }: Address,
  subscriber_id: string,
  way: Subscribed['way'],
): Event {
  return make(e.NewsletterSubscribed, { subscriber_id, email_key, email, language, way })
}

function idOf(state: Subscriber): string | null {
  return state.is === 'absent' ? null : state.subscriber_id
}

function idsOf({ subscriber_id, email_key }: Exclude<Subscriber, { is: 'absent' }>) {
  return { subscriber_id, email_key }
}
