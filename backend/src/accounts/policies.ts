import { accountEvents as e } from '@kredka/contracts/accounts/events'
import { type Policy, rejectionOf, when } from '../kernel/policy.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import { requestMail } from '../mail/index.ts'
import { accountDecider } from './account.ts'
import { deletionPolicies } from './deletion-policies.ts'
import { emailDecider } from './email.ts'
import { forgetPolicy } from './forget-policies.ts'
import { type Person, personOf, toMailAddressee } from './people.ts'
import { identityPolicies } from './third-party/policies.ts'

/** The account follows from the claimed address; the request that claimed it waits for this (ACC-01). */
const register: Policy = {
  name: 'accounts.register',
  inline: true,
  on: when(e.EmailClaimed, async ({ data }, reaction) => {
    const { terms_version, email, name, identity, provider, ...rest } = data
    // forgotten between claim and reaction: there is nobody to register
    if (email === null || name === null) return undefined
    const command = {
      do: 'register',
      account: { ...rest, provider, email, name },
      terms_version,
      identity: identity === null || provider === 'email' ? null : { ...identity, provider },
    } as const
    const outcome = await reaction.write.execute(
      accountDecider,
      data.user_id,
      command,
      reaction.context('accounts.register'),
    )
    return rejectionOf(outcome)
  }),
}

export function accountPolicies(tools: Tools): readonly Policy[] {
  const { streams, write } = tools
  const ownerOf = async (email_key: string): Promise<Person | null> => {
    const { state } = await write.fold(emailDecider, email_key)
    return state.user_id === null ? null : personOf(streams, state.user_id)
  }

  /**
   * Answers never tell whether an address has an account; the mail does, to the owner of the mailbox alone (ACC-04).
   */
  const mailSignup: Policy = {
    name: 'accounts.mail-signup',
    inline: false,
    on: when(e.SignupRequested, async (event, reaction) => {
      const { signup_id, email_key, email, language } = event.data
      const owner = await ownerOf(email_key)
      if (owner !== null) {
        return requestMail(reaction, {
          template: 'signup_existing_account',
          ...toMailAddressee(owner),
          params: { name: owner.name },
        })
      }
      if (email === null) return undefined
      return requestMail(reaction, { template: 'signup', to_subject: signup_id, address: email, language, params: {} })
    }),
  }

  const mailReset: Policy = {
    name: 'accounts.mail-password-reset',
    inline: false,
    on: when(e.PasswordResetRequested, async (event, reaction) => {
      const owner = await ownerOf(event.data.email_key)
      if (owner === null) return undefined
      return requestMail(reaction, {
        template: 'password_reset',
        ...toMailAddressee(owner),
        params: { name: owner.name },
      })
    }),
  }

  return [
    register,
    mailSignup,
    mailReset,
    mailNotices(streams),
    ...identityPolicies(tools),
    ...deletionPolicies(tools),
    forgetPolicy(tools),
  ]
}

/** What the owner of an account should know of it (ACC-10, MAI-01). */
function mailNotices(streams: OpenStreams): Policy {
  return {
    name: 'accounts.mail-notices',
    inline: false,
    on: {
      ...when(e.PasswordChanged, async (event, reaction) => {
        const person = await personOf(streams, event.data.user_id)
        if (person === null) return undefined
        const params = { name: person.name, changed_at: event.metadata.occurred_at }
        return requestMail(reaction, { template: 'password_changed', ...toMailAddressee(person), params })
      }),
      ...when(e.IdentityLinked, async (event, reaction) => {
        // made together with the account: the person knows
        if (event.metadata.command === 'accounts.register') return undefined
        const person = await personOf(streams, event.data.user_id)
        if (person === null) return undefined
        const params = { name: person.name, provider: event.data.provider }
        return requestMail(reaction, { template: 'third_party_linked', ...toMailAddressee(person), params })
      }),
      ...when(e.LoginsFailed, async (event, reaction) => {
        const person = await personOf(streams, event.data.user_id)
        if (person === null) return undefined
        const params = { name: person.name, failures: event.data.failures }
        return requestMail(reaction, { template: 'many_failed_logins', ...toMailAddressee(person), params })
      }),
      ...when(e.AccountBlocked, async (event, reaction) => {
        const person = await personOf(streams, event.data.user_id)
        if (person === null) return undefined
        const params = { name: person.name, reason: event.data.reason }
        return requestMail(reaction, { template: 'account_blocked', ...toMailAddressee(person), params })
      }),
      ...when(e.AccountUnblocked, async (event, reaction) => {
        const person = await personOf(streams, event.data.user_id)
        if (person === null) return undefined
        const params = { name: person.name, reason: event.data.reason }
        return requestMail(reaction, { template: 'account_unblocked', ...toMailAddressee(person), params })
      }),
    },
  }
}
