import { NAME_MAX } from '../accounts/rules.ts'
import { mail } from '../kernel/mails.ts'
import { Id, Obj, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'

const name = Text(NAME_MAX)

export const chatMails = {
  /**
   * A message lay unseen for a quarter of an hour (CHT-02). The sender's name is not the addressee's data: it is looked
   * up.
   */
  chat_unread: mail(Obj({ name, sender_id: Id, chat_id: Id, count: Type.Integer({ minimum: 1 }) }), {
    notice: 'chat_message',
  }),
  /** Staff upheld a report of a message (CHT-02). */
  chat_warning: mail(Obj({ name, reason: Text(REASON_MAX) })),
}
