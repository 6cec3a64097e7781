import type { helpMails as types } from '@kredka/contracts/help/mails'
import { pathOf } from '@kredka/contracts/kernel/routes'
import { button, note, quote, text } from '../kernel/mail-blocks.ts'
import type { Mails } from '../kernel/mails.ts'
import type texts from './help.pl.json'

declare module '../kernel/texts.ts' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

const id = '01hzy3v9k2m4n6p8q0r2s4t6v8'
const name = 'Żaneta Źdźbło'

export const helpMails: Mails<typeof types> = {
  contact_message: {
    values: (t, { topic, message }) => ({ topic: t('contact.topic', { topic }), excerpt: message.slice(0, 120) }),
    blocks: (t, { contact_id, message }, mail) => [
      text(t('contact_message.text')),
      quote(message),
      button(t('contact_message.button'), `${mail.public_url}/adminero/contact-messages/${contact_id}`),
      note(t('contact_message.note')),
    ],
    preview: {
      params: { contact_id: id, topic: 'teaching', name, email: 'kto@example.com', message: 'Jak zmienić cenę?' },
    },
  },
  contact_receipt: {
    values: (t, { topic }) => ({ topic: t('contact.topic', { topic }) }),
    blocks: (t, _, mail) => [
      text(t('contact_receipt.text')),
      text(t('contact_receipt.help')),
      button(t('contact_receipt.button'), `${mail.public_url}${pathOf('help', mail.language)}`),
    ],
    preview: { params: { topic: 'privacy' } },
  },
  contact_answer: {
    values: (_, { answer }) => ({ excerpt: answer.slice(0, 120) }),
    blocks: (t, { answer, message }, mail) => [
      text(t('contact_answer.hello')),
      text(answer),
      note(t('contact_answer.yours')),
      quote(message),
      button(t('contact_answer.button'), `${mail.public_url}/contact`),
    ],
    preview: { params: { name, answer: 'W ofertach – „Edytuj”.', message: 'Jak zmienić cenę?' } },
  },
}
