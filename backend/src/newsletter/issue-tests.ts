import { accountEvents } from '@kredka/contracts/accounts/events'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import { newsletterEvents as e } from '@kredka/contracts/newsletter/events'
import { TEST_KEPT_MS } from '@kredka/contracts/newsletter/rules'
import type { Decider } from '../kernel/decider.ts'
import { type Alarm, type Policy, rejectionOf, when } from '../kernel/policy.ts'
import type { Tools } from '../kernel/tools.ts'
import { requestMail } from '../mail/index.ts'

type Requested = EventOf<typeof e.NewsletterTestRequested>
type Event = Requested | EventOf<typeof accountEvents.PersonForgotten>
type Command =
  | ({ readonly do: 'request' } & Requested['data'] & { readonly email: string })
  /** After the key is gone. */
  | { readonly do: 'forget'; readonly test_id: string }

/** Stream `newslettertest-{test_id}`: one test of a draft, from its request until its address is forgotten. */
export const testDecider: Decider<'open' | 'forgotten', Command, Event> = {
  category: 'newslettertest',
  initial: 'open',
  evolve: (state, { type }) => (type === 'PersonForgotten' ? 'forgotten' : state),
  decide(state, command) {
    if (command.do === 'forget') {
      return state === 'forgotten' ? [] : [make(accountEvents.PersonForgotten, { subject_id: command.test_id })]
    }
    const { do: _, ...test } = command
    return [make(e.NewsletterTestRequested, test)]
  },
}

/** The draft is mailed as it stands when the mail leaves: what was saved last. */
export const mailTest: Policy = {
  name: 'newsletter.mail-test',
  inline: false,
  on: when(e.NewsletterTestRequested, async ({ data }, reaction) => {
    if (data.email === null) return undefined
    const to = { to_subject: data.test_id, address: data.email, language: data.language }
    return requestMail(reaction, { template: 'newsletter_issue', ...to, params: { issue_id: data.issue_id } })
  }),
}

/** Nobody subscribed at this address: it is not kept (EVT-10). */
export function forgetTests({ vault }: Pick<Tools, 'vault'>): Alarm {
  return {
    name: 'newsletter.forget-test',
    set: {
      [e.NewsletterTestRequested.name]: ({ data, metadata }) => ({
        key: String(data['test_id']),
        due_at: new Date(Date.parse(metadata.occurred_at) + TEST_KEPT_MS).toISOString(),
      }),
    },
    fire: async ({ key: test_id }, reaction) => {
      await vault.forgetPerson(test_id)
      const context = reaction.context('newsletter.forget_test')
      return rejectionOf(await reaction.write.execute(testDecider, test_id, { do: 'forget', test_id }, context))
    },
  }
}
