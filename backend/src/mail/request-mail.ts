import type { Rejection } from '@kredka/contracts/kernel/errors'
import { isRejection } from '@kredka/contracts/kernel/errors'
import type { MailParams, MailTemplate } from '@kredka/contracts/mail/templates'
import type { Reaction } from '../kernel/policy.ts'
import { mailDecider } from './mail.ts'

export interface MailRequest<T extends MailTemplate> {
  readonly template: T
  /** The person whose data address and parameters are: user, or signup, subscriber or contact. */
  readonly to_subject: string
  readonly address: string
  readonly language: 'pl' | 'en'
  readonly params: MailParams<T>
  /** Whom a token in the mail stands for, where it is not the person: the id of a request. */
  readonly token_subject?: string
  /**
   * Set where several events may ask for the one mail: the same whenever it is the same mail. Default: follows from the
   * event.
   */
  readonly mail_id?: string
  /** Tells apart two mails of one policy for one event. */
  readonly step?: string
}

/**
 * Asks for a mail from within a policy: `return requestMail(reaction, {…})`. Repeats change nothing; the mail leaves
 * when the sender has read the event.
 */
export async function requestMail<T extends MailTemplate>(
  reaction: Reaction,
  mail: MailRequest<T>,
): Promise<void | Rejection> {
  const step = `mail/${mail.template}/${mail.step ?? ''}`
  const context = reaction.context('mail.request', step)
  const mail_id = mail.mail_id ?? reaction.entityId(step)
  const result = await reaction.write.execute(
    mailDecider,
    mail_id,
    {
      do: 'request',
      mail: {
        mail_id,
        template: mail.template,
        subject_id: mail.to_subject,
        language: mail.language,
        to: mail.address,
        params: { ...mail.params },
        token_subject_id: mail.token_subject ?? mail.to_subject,
        cause_event_id: reaction.cause.event_id,
        cause_type: reaction.cause.type,
        cause_stream: reaction.cause.stream,
        policy: context.actor.kind === 'system' ? context.actor.id : '',
      },
    },
    context,
  )
  return isRejection(result) ? result : undefined
}
