import { mail } from '../kernel/mails.ts'
import { Id, Obj } from '../kernel/schema.ts'

export const newsletterMails = {
  /** Somebody wants the newsletter at this address; its owner has to agree (CNT-01). */
  newsletter_confirm: mail(Obj({}), { token: 'subscribe_newsletter', priority: 'urgent' }),
  /** The text is the issue's, the same for everybody: the sender looks it up. */
  newsletter_issue: mail(Obj({ issue_id: Id }), { token: 'unsubscribe_newsletter', priority: 'bulk' }),
}
