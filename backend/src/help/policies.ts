import { accountEvents } from '@kredka/contracts/accounts/events'
import { helpEvents as e } from '@kredka/contracts/help/events'
import { CONTACT_KEPT_MS, CONTACT_OPEN_KEPT_MS } from '@kredka/contracts/help/rules'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { ownerOfEmail } from '../accounts/index.ts'
import { last } from '../kernel/last.ts'
import { type Alarm, type AlarmChange, type Policy, rejectionOf, when } from '../kernel/policy.ts'
import type { Tools } from '../kernel/tools.ts'
import { requestMail } from '../mail/index.ts'
import { contactDecider } from './contact.ts'
import { contactPersonDecider } from './contact-person.ts'

/** @param contactEmail where messages go by mail; null for the back office alone */
export function contactPolicies({ streams, vault }: Tools, contactEmail: string | null): readonly Policy[] {
  const mailOperator: Policy = {
    name: 'help.mail-operator',
    inline: false,
    on: when(e.ContactMessageSent, async ({ data }, reaction) => {
      const { contact_id, topic, name, email, message } = data
      if (contactEmail === null || name === null || email === null || message === null) return undefined
      return requestMail(reaction, {
        template: 'contact_message',
        // the words are the sender's: they go when the sender is forgotten
        to_subject: contact_id,
        address: contactEmail,
        language: 'pl',
        params: { contact_id, topic, name, email, message },
      })
    }),
  }

  const mailReceipt: Policy = {
    name: 'help.mail-receipt',
    inline: false,
    on: when(e.ContactMessageSent, async ({ data }, reaction) => {
      const { contact_id, topic, email, language } = data
      if (email === null) return undefined
      const to = { to_subject: contact_id, address: email, language }
      return requestMail(reaction, { template: 'contact_receipt', ...to, params: { topic } })
    }),
  }

  const mailAnswer: Policy = {
    name: 'help.mail-answer',
    inline: false,
    on: when(e.ContactMessageAnswered, async (event, reaction) => {
      const sent = last(await streams.read(event.stream), e.ContactMessageSent)
      const answer = event.data.text
      if (sent === null || answer === null) return undefined
      const { name, email, message, language } = sent.data
      if (name === null || email === null || message === null) return undefined
      const to = { to_subject: event.data.contact_id, address: email, language }
      return requestMail(reaction, { template: 'contact_answer', ...to, params: { name, answer, message } })
    }),
  }

  /** Also what was sent without logging in belongs to the account that has the address. */
  const link: Policy = {
    name: 'help.link-contact',
    inline: true,
    on: when(e.ContactMessageSent, async ({ data }, reaction) => {
      const { contact_id, email_key } = data
      const user_id = data.user_id ?? (await ownerOfEmail(reaction.write, email_key))
      if (user_id === null) return undefined
      const context = reaction.context('help.link')
      return rejectionOf(await reaction.write.execute(contactPersonDecider, user_id, { user_id, contact_id }, context))
    }),
  }

  /** A person who goes takes their messages along (EVT-10). */
  const retireWithAccount: Policy = {
    name: 'help.retire-with-account',
    inline: false,
    on: when(accountEvents.PersonForgotten, async ({ data }, reaction) => {
      const { state: contacts } = await reaction.write.fold(contactPersonDecider, data.subject_id)
      for (const contact_id of contacts) {
        const command = { do: 'retire', contact_id, why: 'account_deleted' } as const
        await reaction.write.execute(contactDecider, contact_id, command, reaction.context('help.retire', contact_id))
      }
    }),
  }

  const forget: Policy = {
    name: 'help.forget-contact',
    inline: false,
    on: when(e.ContactMessageRetired, async ({ data }, reaction) => {
      const { contact_id } = data
      await vault.forgetPerson(contact_id)
      const context = reaction.context('help.forget')
      return rejectionOf(
        await reaction.write.execute(contactDecider, contact_id, { do: 'forget', contact_id }, context),
      )
    }),
  }

  return [mailOperator, mailReceipt, mailAnswer, link, retireWithAccount, forget]
}

/** A closed message is kept for a year. */
export const retireAlarm: Alarm = {
  name: 'help.retire',
  set: {
    [e.ContactMessageClosed.name]: dueAfter(CONTACT_KEPT_MS),
    [e.ContactMessageAnswered.name]: off,
    [e.ContactMessageRetired.name]: off,
  },
  fire: retiring(true),
}

/** One that nobody closes is kept for two years after the last word. */
export const retireOpenAlarm: Alarm = {
  name: 'help.retire-open',
  set: {
    [e.ContactMessageSent.name]: dueAfter(CONTACT_OPEN_KEPT_MS),
    [e.ContactMessageAnswered.name]: dueAfter(CONTACT_OPEN_KEPT_MS),
    [e.ContactMessageClosed.name]: off,
    [e.ContactMessageRetired.name]: off,
  },
  fire: retiring(false),
}

function dueAfter(ms: number): (event: Recorded) => AlarmChange {
  return ({ data, metadata }) => ({
    key: String(data['contact_id']),
    due_at: new Date(Date.parse(metadata.occurred_at) + ms).toISOString(),
  })
}

function off({ data }: Recorded): AlarmChange {
  return { key: String(data['contact_id']), off: true }
}

function retiring(closed: boolean): Alarm['fire'] {
  return async ({ key }, reaction) => {
    const command = { do: 'retire', contact_id: key, why: 'kept_long_enough', closed } as const
    return rejectionOf(await reaction.write.execute(contactDecider, key, command, reaction.context('help.retire')))
  }
}
