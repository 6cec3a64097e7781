import { NAME_MAX } from '../accounts/rules.ts'
import { mail } from '../kernel/mails.ts'
import { Email, Id, Obj, OneOf, Text } from '../kernel/schema.ts'
import { CONTACT_ANSWER_MAX, CONTACT_MESSAGE_MAX, CONTACT_TOPICS } from './rules.ts'

const name = Text(NAME_MAX)
const topic = OneOf(CONTACT_TOPICS)
const message = Text(CONTACT_MESSAGE_MAX)

export const helpMails = {
  /** To the operator: a message from the contact form (CNT-01). */
  contact_message: mail(Obj({ contact_id: Id, topic, name, email: Email, message })),
  /** To whoever wrote. Quotes nothing, so that the form cannot be used to send words to strangers. */
  contact_receipt: mail(Obj({ topic })),
  contact_answer: mail(Obj({ name, answer: Text(CONTACT_ANSWER_MAX), message })),
}
