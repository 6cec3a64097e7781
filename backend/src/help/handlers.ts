import { normalName } from '@kredka/contracts/accounts/names'
import { normalEmail } from '@kredka/contracts/accounts/rules'
import {
  addFaqItem,
  answerContactMessage,
  closeContactMessage,
  orderFaq,
  publishFaqItem,
  sendContactMessage,
  showContactEmail,
  writeFaqItem,
} from '@kredka/contracts/help/endpoints'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import { streamOf } from '@kredka/contracts/kernel/events'
import { adminId } from '../kernel/caller.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyDone, replyMade } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { contactDecider } from './contact.ts'
import { FAQ_STREAM_ID, faqDecider } from './faq.ts'

export function contactHandlers({ write, vault, streams }: Tools): readonly Handler[] {
  return [
    handle(sendContactMessage, async ({ topic, name, email, message, website = '' }, request) => {
      const { context, viewer } = request
      const user_id = viewer.kind === 'user' ? viewer.id : null
      const seconds = await vault.formLimits.count('contact', request.ip, [
        email,
        ...(user_id === null ? [] : [user_id]),
      ])
      if (seconds > 0) return reject('TOO_MANY_REQUESTS', { params: { seconds } })
      // A program that fills every field hears the same as everybody.
      if (website.trim() !== '') return { answer: null }
      const contact_id = deriveEntityId(context.command_id, 'contact')
      const sent = {
        contact_id,
        user_id,
        topic,
        language: request.language,
        email_key: vault.emailKey(email),
        name: normalName(name),
        email: normalEmail(email),
        message: message.trim(),
      }
      return replyDone(await write.execute(contactDecider, contact_id, { do: 'send', message: sent }, context))
    }),

    handle(showContactEmail, async ({ id, reason }, request) => {
      const [sent] = await streams.read(streamOf(contactDecider.category, id))
      const email = sent?.data['email']
      if (typeof email !== 'string') return reject('CONTACT_MESSAGE_NOT_FOUND')
      // Nobody sees the address before the log says who asked and why.
      const command = { do: 'read_email', contact_id: id, admin_id: adminId(request), reason } as const
      const read = await write.execute(contactDecider, id, command, request.context)
      return isRejection(read) ? read : { answer: { email }, position: read.position }
    }),

    handle(answerContactMessage, async ({ id, text }, request) => {
      const command = { do: 'answer', contact_id: id, admin_id: adminId(request), text: text.trim() } as const
      return replyDone(await write.execute(contactDecider, id, command, request.context))
    }),

    handle(closeContactMessage, async ({ id, note }, request) => {
      const command = { do: 'close', contact_id: id, admin_id: adminId(request), note: note.trim() } as const
      return replyDone(await write.execute(contactDecider, id, command, request.context))
    }),
  ]
}

export function faqHandlers({ write }: Tools): readonly Handler[] {
  return [
    handle(addFaqItem, async (content, request) => {
      const item_id = deriveEntityId(request.context.command_id, 'faq')
      const command = { do: 'add', item_id, admin_id: adminId(request), content } as const
      return replyMade(item_id, await write.execute(faqDecider, FAQ_STREAM_ID, command, request.context))
    }),
    handle(writeFaqItem, async ({ id, ...content }, request) => {
      const command = { do: 'write', item_id: id, admin_id: adminId(request), content } as const
      return replyDone(await write.execute(faqDecider, FAQ_STREAM_ID, command, request.context))
    }),
    handle(publishFaqItem, async ({ id, published }, request) => {
      const command = { do: 'publish', item_id: id, admin_id: adminId(request), published } as const
      return replyDone(await write.execute(faqDecider, FAQ_STREAM_ID, command, request.context))
    }),
    handle(orderFaq, async ({ category, item_ids }, request) => {
      const command = { do: 'order', category, item_ids, admin_id: adminId(request) } as const
      return replyDone(await write.execute(faqDecider, FAQ_STREAM_ID, command, request.context))
    }),
  ]
}
