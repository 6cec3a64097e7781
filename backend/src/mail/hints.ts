import { mailEvents } from '@kredka/contracts/mail/events'
import { type Hints, hints } from '../kernel/hints.ts'

/** The list of sent mails and each mail's way, in the back office. */
export const mailHints: Hints = hints(Object.values(mailEvents), ({ data }) => [
  { to: 'admins', entity: 'mail', id: data.mail_id },
])
