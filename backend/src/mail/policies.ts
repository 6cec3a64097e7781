import { PersonForgotten } from '@kredka/contracts/accounts/events'
import { DayBegan } from '@kredka/contracts/jobs/events'
import type { Clock } from '@kredka/contracts/kernel/ports'
import { MailRequested, MailResendRequested } from '@kredka/contracts/mail/events'
import { type Policy, when } from '../kernel/policy.ts'
import type { Queryable } from '../kernel/queryable.ts'
import { forgetDeliveries, queueDelivery } from './deliveries.ts'
import { forgetKept } from './kept-mails.ts'
import { mailDecider } from './mail.ts'
import { pruneMails } from './prune.ts'
import type { MailTransport } from './transport.ts'

export interface MailPolicyParts {
  readonly pool: Queryable
  readonly transport: Pick<MailTransport, 'erase' | 'keeps'>
  readonly clock: Clock
  /** Tells the sender, where it runs in this process, that there is work. */
  readonly onQueued: () => void
}

/**
 * Mails that are queued at once: an issue of the newsletter asks for thousands, and a password mail must not wait
 * behind them.
 */
const AT_ONCE = 8

/** Queues what the log asks for, and forgets with the person (MAI-01). */
export function mailPolicies({ pool, transport, clock, onQueued }: MailPolicyParts): readonly Policy[] {
  return [
    {
      name: 'mail.queue',
      inline: false,
      atOnce: AT_ONCE,
      on: {
        ...when(MailRequested, async ({ data }) => {
          await queueDelivery(pool, { ...data, round: 0 }, clock.now())
          onQueued()
        }),
        ...when(MailResendRequested, async ({ data }) => {
          await queueDelivery(pool, data, clock.now())
          onQueued()
        }),
      },
    },
    {
      name: 'mail.forget',
      inline: false,
      on: when(PersonForgotten, async ({ data }, reaction) => {
        const mails = await forgetDeliveries(pool, data.subject_id)
        // mails to others that name the person read without their words from now on; what cannot be rendered anew goes
        const naming = await forgetKept(pool, data.subject_id)
        await transport.erase([...new Set([...mails, ...naming])])
        for (const mail_id of mails) {
          const context = reaction.context('mail.erase', mail_id)
          await reaction.write.execute(mailDecider, mail_id, { do: 'erase' }, context)
        }
      }),
    },
    {
      name: 'mail.prune',
      inline: false,
      on: when(DayBegan, ({ data }) => pruneMails(pool, transport, data.date)),
    },
  ]
}
