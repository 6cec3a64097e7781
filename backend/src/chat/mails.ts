import type { chatMails as types } from '@kredka/contracts/chat/mails'
import type { chatNotices as notices } from '@kredka/contracts/chat/notices'
import { button, note, quote, text } from '../kernel/mail-blocks.ts'
import type { Mails } from '../kernel/mails.ts'
import type { NoticeWays } from '../kernel/notices.ts'
import type texts from './chat.pl.json'

declare module '../kernel/texts.ts' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

const id = '01hzy3v9k2m4n6p8q0r2s4t6v8'
const name = 'Żaneta Źdźbło'
const ofSender = { pl: { sender_name: 'Łucja Gęś' }, en: { sender_name: 'Łucja Gęś' } }

export const chatMails: Mails<typeof types> = {
  chat_unread: {
    values: (t, _, { content }) => ({ sender_name: content['sender_name'] ?? t('mails.gone_user') }),
    blocks: (t, { chat_id }, mail) => [
      text(t('chat_unread.text')),
      button(t('chat_unread.button'), `${mail.public_url}/chats?id=${chat_id}`),
      note(t('chat_unread.note')),
    ],
    preview: { params: { name, sender_id: id, chat_id: id, count: 1 }, content: ofSender },
  },
  chat_warning: {
    blocks: (t, { reason }, mail) => [
      text(t('chat_warning.text')),
      quote(reason),
      text(t('chat_warning.again')),
      button(t('chat_warning.button'), `${mail.public_url}/terms-and-rules`),
      note(t('chat_warning.note')),
    ],
    preview: { params: { name, reason: 'Płatności poza serwisem.' } },
  },
}

export const chatNoticeWays: NoticeWays<typeof notices> = {
  // messages of one chat replace each other
  chat_message: { tag: ({ chat_id }) => `chat ${chat_id}` },
}
