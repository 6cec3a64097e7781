import { accountEvents } from '@kredka/contracts/accounts/events'
import { streamOf } from '@kredka/contracts/kernel/events'
import { newsletterEvents as e } from '@kredka/contracts/newsletter/events'
import { UNCONFIRMED_KEPT_MS } from '@kredka/contracts/newsletter/rules'
import { last } from '../kernel/last.ts'
import { type Alarm, type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import type { Tools } from '../kernel/tools.ts'
import { requestMail } from '../mail/index.ts'
import { subscriberDecider } from './subscriber.ts'

export function subscriberPolicies({ streams, vault }: Tools): readonly Policy[] {
  /** Answers never tell whether an address gets the newsletter; who gets it already gets no mail about it. */
  const mailConfirmation: Policy = {
    name: 'newsletter.mail-confirmation',
    inline: false,
    on: when(e.NewsletterRequested, async ({ data }, reaction) => {
      const { state } = await reaction.write.fold(subscriberDecider, data.email_key)
      if (state.is !== 'requested' || data.email === null) return undefined
      const to = { to_subject: data.subscriber_id, address: data.email, language: data.language }
      return requestMail(reaction, { template: 'newsletter_confirm', ...to, params: {} })
    }),
  }

  const forgetSubscriber = async (subscriber_id: string, email_key: string, reaction: Reaction) => {
    await vault.forgetPerson(subscriber_id)
    const context = reaction.context('newsletter.forget')
    return rejectionOf(
      await reaction.write.execute(subscriberDecider, email_key, { do: 'forget', subscriber_id }, context),
    )
  }
  /** Whoever leaves is forgotten before the answer comes (EVT-10). */
  const forget: Policy = {
    name: 'newsletter.forget',
    inline: true,
    on: {
      ...when(e.NewsletterUnsubscribed, ({ data }, reaction) =>
        forgetSubscriber(data.subscriber_id, data.email_key, reaction),
      ),
      ...when(e.NewsletterRequestLapsed, ({ data }, reaction) =>
        forgetSubscriber(data.subscriber_id, data.email_key, reaction),
      ),
    },
  }

  /** An account that goes takes the subscription of its address along. */
  const leaveWithAccount: Policy = {
    name: 'newsletter.leave-with-account',
    inline: false,
    on: when(accountEvents.PersonForgotten, async ({ data }, reaction) => {
      const account = await streams.read(streamOf('account', data.subject_id))
      const email_key = last(account, accountEvents.AccountRegistered)?.data.email_key
      if (email_key === undefined) return undefined
      const command = { do: 'unsubscribe', way: 'account_deleted' } as const
      const context = reaction.context('newsletter.unsubscribe')
      return rejectionOf(await reaction.write.execute(subscriberDecider, email_key, command, context))
    }),
  }

  return [mailConfirmation, forget, leaveWithAccount]
}

/** A request that nobody confirmed is not kept for ever. */
export const lapseAlarm: Alarm = {
  name: 'newsletter.lapse',
  set: {
    [e.NewsletterRequested.name]: ({ data, metadata }) => ({
      key: `${data['email_key']} ${data['subscriber_id']}`,
      due_at: new Date(Date.parse(metadata.occurred_at) + UNCONFIRMED_KEPT_MS).toISOString(),
    }),
    [e.NewsletterSubscribed.name]: ({ data }) => ({ key: `${data['email_key']} ${data['subscriber_id']}`, off: true }),
  },
  fire: async ({ key }, reaction) => {
    const [email_key = '', subscriber_id = ''] = key.split(' ')
    const context = reaction.context('newsletter.lapse')
    return rejectionOf(
      await reaction.write.execute(subscriberDecider, email_key, { do: 'lapse', subscriber_id }, context),
    )
  },
}
