import { accountEvents } from '@kredka/contracts/accounts/events'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

type Signup = EventOf<typeof accountEvents.SignupRequested>
type Forgotten = EventOf<typeof accountEvents.PersonForgotten>
type Reset = EventOf<typeof accountEvents.PasswordResetRequested>

/** Stream `signup-{signup_id}`: a request, always granted; whether a mail follows, and which, is for the policy. */
export const signupRequest: Decider<null, Signup['data'], Signup> = {
  category: 'signup',
  initial: null,
  evolve: () => null,
  decide: (_, data) => [make(accountEvents.SignupRequested, data)],
}

/** The same stream when nobody confirmed in time: whoever asked is forgotten (EVT-10). */
export const signupLapse: Decider<'absent' | 'waiting' | 'lapsed', { readonly signup_id: string }, Signup | Forgotten> =
  {
    category: 'signup',
    initial: 'absent',
    evolve: (_, event) => (event.type === 'PersonForgotten' ? 'lapsed' : 'waiting'),
    decide: (state, { signup_id }) =>
      state === 'waiting' ? [make(accountEvents.PersonForgotten, { subject_id: signup_id })] : [],
  }

/** Stream `passwordreset-{request_id}`, likewise. */
export const passwordResetRequest: Decider<null, Reset['data'], Reset> = {
  category: 'passwordreset',
  initial: null,
  evolve: () => null,
  decide: (_, data) => [make(accountEvents.PasswordResetRequested, data)],
}
