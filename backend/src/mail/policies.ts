import { PersonForgotten } from '@kredka/contracts/accounts/events'
import type { Clock } from '@kredka/contracts/kernel/ports'
import { MailRequested, MailResendRequested } from '@kredka/contracts/mail/events'
import { type Policy, when } from '../kernel/policy.ts'
import type { Queryable } from '../kernel/queryable.ts'
import { forgetDeliveries, queueDelivery } from './deliveries.ts'
import { mailDecider } from './mail.ts'
import type { MailTransport } from './transport.ts'

export interface MailPolicyParts {
  readonly pool: Queryable
  readonly transport: Pick<MailTransport, 'erase'>
  readonly clock: Clock
  /** Tells the sender, where it runs in this process, that there is work. */
  readonly queued: () => void
}

/** Queues what the log asks for, and forgets with the person (MAI-01). */
export function mailPolicies({ pool, transport, clock, queued }: MailPolicyParts): readonly Policy[] {
  return [
    {
      name: 'mail.queue',
      inline: false,
      on: {
        ...when(MailRequested, async ({ data }) => {
          await queueDelivery(pool, { mail_id: data.mail_id, round: 0, subject_id: data.subject_id }, clock.now())
          queued()
        }),
        ...when(MailResendRequested, async ({ data }) => {
          await queueDelivery(pool, data, clock.now())
          queued()
        }),
      },
    },
    {
      name: 'mail.forget',
      inline: false,
      on: when(PersonForgotten, async ({ data }, reaction) => {
        const mails = await forgetDeliveries(pool, data.subject_id)
        await transport.erase(mails)
        for (const mail_id of mails) {
          const context = reaction.context('mail.erase', mail_id)
          await reaction.write.execute(mailDecider, mail_id, { do: 'erase' }, context)
        }
      }),
    },
  ]
}
