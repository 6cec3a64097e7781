import { accountEvents } from '@kredka/contracts/accounts/events'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

type Requested = EventOf<typeof accountEvents.SignupRequested>
type Forgotten = EventOf<typeof accountEvents.PersonForgotten>
type Reset = EventOf<typeof accountEvents.PasswordResetRequested>

export type Played = Requested['data']['played']
export const NOTHING_PLAYED: Played = { visitor_id: null, seat: null }

export interface Signup {
  readonly is: 'absent' | 'waiting' | 'lapsed'
  readonly played: Played
}
export type SignupCommand =
  | { readonly do: 'request'; readonly request: Requested['data'] }
  | { readonly do: 'lapse'; readonly signup_id: string }

/**
 * Stream `signup-{signup_id}`: a request, always granted; whether a mail follows, and which, is for the policy. When
 * nobody confirms in time, whoever asked is forgotten (EVT-10).
 */
export const signupDecider: Decider<Signup, SignupCommand, Requested | Forgotten> = {
  category: 'signup',
  initial: { is: 'absent', played: NOTHING_PLAYED },
  evolve: (_, event) =>
    event.type === 'PersonForgotten'
      ? { is: 'lapsed', played: NOTHING_PLAYED }
      : { is: 'waiting', played: event.data.played },
  decide(signup, command) {
    if (command.do === 'request') return [make(accountEvents.SignupRequested, command.request)]
    const { signup_id } = command
    return signup.is === 'waiting' ? [make(accountEvents.PersonForgotten, { subject_id: signup_id })] : []
  },
}

/** Stream `passwordreset-{request_id}`: always granted, likewise. */
export const passwordResetRequest: Decider<null, Reset['data'], Reset> = {
  category: 'passwordreset',
  initial: null,
  evolve: () => null,
  decide: (_, data) => [make(accountEvents.PasswordResetRequested, data)],
}
