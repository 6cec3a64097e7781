import { accountEvents as e } from '@kredka/contracts/accounts/events'
import { SIGNUP_FORGOTTEN_MS } from '@kredka/contracts/accounts/rules'
import { type Alarm, type Policy, rejectionOf, when } from '../kernel/policy.ts'
import type { Tools } from '../kernel/tools.ts'
import { accountDecider } from './account.ts'
import { emailDecider } from './email.ts'
import { signupDecider } from './requests.ts'

/** What the accounts hold of whoever is forgotten, by whatever way: secrets go, the address is free again (EVT-10). */
export function forgetPolicy({ vault, write }: Tools): Policy {
  return {
    name: 'accounts.forget',
    inline: true,
    on: when(e.PersonForgotten, async ({ data: { subject_id } }, reaction) => {
      await vault.forgetPerson(subject_id)
      const { state } = await write.fold(accountDecider, subject_id)
      if (state.is === 'absent') return undefined
      const { email_key } = state
      const command = { do: 'release', email_key, user_id: subject_id } as const
      const context = reaction.context('accounts.release_email')
      const outcome = await reaction.write.execute(emailDecider, email_key, command, context)
      return rejectionOf(outcome)
    }),
  }
}

/** Who asked for an account and never confirmed it is forgotten (EVT-10). */
export function forgetUnconfirmedSignups({ vault, write }: Tools): Alarm {
  return {
    name: 'accounts.forget-unconfirmed',
    set: {
      [e.SignupRequested.name]: ({ data, metadata }) => ({
        key: String(data['signup_id']),
        due_at: new Date(Date.parse(metadata.occurred_at) + SIGNUP_FORGOTTEN_MS).toISOString(),
      }),
      // the sign-up's id is the user's
      [e.EmailClaimed.name]: ({ data }) => ({ key: String(data['user_id']), off: true }),
    },
    fire: async ({ key: signup_id }, reaction) => {
      // first the token, so that nobody confirms what is being forgotten
      await vault.tokens.removeAllOf(signup_id)
      const { state } = await write.fold(accountDecider, signup_id)
      if (state.is !== 'absent') return undefined
      await vault.forgetPerson(signup_id)
      const context = reaction.context('accounts.forget_unconfirmed')
      const outcome = await reaction.write.execute(signupDecider, signup_id, { do: 'lapse', signup_id }, context)
      return rejectionOf(outcome)
    },
  }
}
