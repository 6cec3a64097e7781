import { accountEvents } from '@kredka/contracts/accounts/events'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

type Signup = EventOf<typeof accountEvents.SignupRequested>
type Reset = EventOf<typeof accountEvents.PasswordResetRequested>

/** Stream `signup-{signup_id}`: a wish, always granted; whether a mail follows, and which, is for the policy. */
export const signupRequest: Decider<null, Signup['data'], Signup> = {
  category: 'signup',
  initial: null,
  evolve: () => null,
  decide: (_, data) => [make(accountEvents.SignupRequested, data)],
}

/** Stream `passwordreset-{request_id}`, likewise. */
export const passwordResetRequest: Decider<null, Reset['data'], Reset> = {
  category: 'passwordreset',
  initial: null,
  evolve: () => null,
  decide: (_, data) => [make(accountEvents.PasswordResetRequested, data)],
}
