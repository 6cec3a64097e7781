import { accountEvents as e } from '@kredka/contracts/accounts/events'
import { FAREWELL_MS } from '@kredka/contracts/accounts/rules'
import type { Rejection } from '@kredka/contracts/kernel/errors'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { mailEvents } from '@kredka/contracts/mail/events'
import { type Alarm, type AlarmChange, type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import { requestMail } from '../mail/index.ts'
import { deletionDecider } from './deletion.ts'
import { personOf, toMailAddressee } from './people.ts'

/** What forgetting needs. */
export type ForgettingTools = Pick<Tools, 'write' | 'streams'> & {
  readonly vault: Pick<Tools['vault'], 'forgetPerson' | 'forgetTraces'>
}

/**
 * What follows from each step of a deletion (ACC-08): mails, an end to every way in, and forgetting once the last mail
 * has left.
 */
export function deletionPolicies(tools: Tools): readonly Policy[] {
  const { vault, streams } = tools

  /** A handful of logins may be open; without credential and sessions nobody comes back in. */
  const close: Policy = {
    name: 'accounts.close-deleted',
    inline: true,
    on: when(e.AccountDeleted, async ({ data: { user_id } }) => {
      await vault.sessions.endAllOf(user_id)
      await vault.credentials.removeAllOf(user_id)
      await vault.tokens.removeAllOf(user_id)
    }),
  }

  const forgetAfterFarewell = async ({ data }: Recorded<{ type: string; data: Farewell }>, reaction: Reaction) =>
    data.template === 'account_deleted' ? forget(tools, data.subject_id, reaction) : undefined

  return [
    close,
    mailSteps(streams),
    {
      name: 'accounts.forget-after-farewell',
      inline: false,
      on: { ...when(mailEvents.MailSent, forgetAfterFarewell), ...when(mailEvents.MailFailed, forgetAfterFarewell) },
    },
  ]
}

interface Farewell {
  readonly [property: string]: unknown
  readonly template: string
  readonly subject_id: string
}

function mailSteps(streams: OpenStreams): Policy {
  return {
    name: 'accounts.mail-deletion',
    inline: false,
    on: {
      ...when(e.AccountDeletionRequested, async ({ data }, reaction) => {
        const person = await personOf(streams, data.user_id)
        if (person === null) return undefined
        const params = { name: person.name }
        return requestMail(reaction, { template: 'account_deletion', ...toMailAddressee(person), params })
      }),
      ...when(e.AccountDeletionScheduled, async ({ data }, reaction) => {
        const person = await personOf(streams, data.user_id)
        if (person === null) return undefined
        const params = { name: person.name, due_at: data.due_at }
        return requestMail(reaction, { template: 'account_deletion_scheduled', ...toMailAddressee(person), params })
      }),
      ...when(e.AccountDeletionCancelled, async ({ data }, reaction) => {
        const person = await personOf(streams, data.user_id)
        if (person === null) return undefined
        const params = { name: person.name }
        return requestMail(reaction, { template: 'account_deletion_cancelled', ...toMailAddressee(person), params })
      }),
      ...when(e.AccountDeleted, async ({ data }, reaction) => {
        const person = await personOf(streams, data.user_id)
        if (person === null) return undefined
        const params = { name: person.name }
        return requestMail(reaction, { template: 'account_deleted', ...toMailAddressee(person), params })
      }),
    },
  }
}

/** Rings when the thirty days are over, and again a day later where the last mail found no way out. */
export function deletionAlarms(tools: ForgettingTools): readonly Alarm[] {
  return [
    {
      name: 'accounts.delete-when-due',
      set: {
        [e.AccountDeletionScheduled.name]: ({ data }) => at(data['user_id'], data['due_at']),
        [e.AccountDeletionCancelled.name]: ({ data }) => off(data['user_id']),
        [e.AccountDeleted.name]: ({ data }) => off(data['user_id']),
      },
      fire: async ({ key: user_id, now }, reaction) => {
        const command = { do: 'execute', user_id, now } as const
        const context = reaction.context('accounts.delete')
        const outcome = await reaction.write.execute(deletionDecider, user_id, command, context)
        return rejectionOf(outcome)
      },
    },
    {
      name: 'accounts.forget-without-farewell',
      set: {
        [e.AccountDeleted.name]: ({ data, metadata }) =>
          at(data['user_id'], new Date(Date.parse(metadata.occurred_at) + FAREWELL_MS).toISOString()),
        [e.PersonForgotten.name]: ({ data }) => off(data['subject_id']),
      },
      fire: ({ key: user_id }, reaction) => forget(tools, user_id, reaction),
    },
  ]
}

function at(key: unknown, due_at: unknown): AlarmChange {
  return { key: String(key), due_at: String(due_at) }
}
function off(key: unknown): AlarmChange {
  return { key: String(key), off: true }
}

/**
 * The key goes before the event that says so: whoever hears of it can find no key any more, and keeps none in memory.
 * What crashes between the two is done again.
 */
async function forget(
  { write, vault, streams }: ForgettingTools,
  user_id: string,
  reaction: Reaction,
): Promise<void | Rejection> {
  const { state } = await write.fold(deletionDecider, user_id)
  if (state.is !== 'deleted') return undefined
  const person = await personOf(streams, user_id)
  if (person !== null) await vault.forgetTraces(person)
  await vault.forgetPerson(user_id)
  const context = reaction.context('accounts.forget')
  const outcome = await write.execute(deletionDecider, user_id, { do: 'forget', user_id }, context)
  return rejectionOf(outcome)
}
