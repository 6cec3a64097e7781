import { money } from '@kredka/contracts/kernel/locales'
import { parseRichText } from '@kredka/contracts/kernel/rich-text'
import { pathOf } from '@kredka/contracts/kernel/routes'
import type { Say, Values } from './catalogue.ts'
import { type Block, button, type MailContext, type Mails, note, quote, some, text } from './mail.ts'

/** Payments, chats, reviews, ideas, the contact form and the newsletter. */
export const peopleMails: Mails<
  | 'payment_paid'
  | 'payment_disputed'
  | 'chat_unread'
  | 'chat_warning'
  | 'review_requested'
  | 'review_received'
  | 'review_answered'
  | 'report_decided'
  | 'idea_under_vote'
  | 'idea_accepted'
  | 'idea_rejected'
  | 'contact_message'
  | 'contact_receipt'
  | 'contact_answer'
  | 'newsletter_confirm'
  | 'newsletter_issue'
> = {
  payment_paid: {
    values: paid,
    blocks: (t, { payment_id }, mail) => [
      text(t('payment_paid.text')),
      button(t('payment_paid.button'), `${mail.public_url}/payments/${payment_id}`),
      note(t('payment_paid.note')),
    ],
  },
  payment_disputed: {
    values: paid,
    blocks: (t, { payment_id }, mail) => [
      text(t('payment_disputed.text')),
      button(t('payment_disputed.button'), `${mail.public_url}/payments/${payment_id}`),
      note(t('payment_disputed.note')),
    ],
  },
  chat_unread: {
    values: (t, _, { content }) => ({ sender_name: content['sender_name'] ?? t('mails.gone_user') }),
    blocks: (t, { chat_id }, mail) => [
      text(t('chat_unread.text')),
      button(t('chat_unread.button'), `${mail.public_url}/chats?id=${chat_id}`),
      note(t('chat_unread.note')),
    ],
  },
  chat_warning: {
    blocks: (t, { reason }, mail) => [
      text(t('chat_warning.text')),
      quote(reason),
      text(t('chat_warning.again')),
      button(t('chat_warning.button'), `${mail.public_url}/terms-and-rules`),
      note(t('chat_warning.note')),
    ],
  },
  review_requested: {
    blocks: (t, { lesson_id }, mail) => [
      text(t('review_requested.text')),
      button(t('review_requested.button'), `${mail.public_url}/lessons/${lesson_id}`),
      note(t('review_requested.note')),
    ],
  },
  review_received: {
    blocks: (t, _, mail) => [
      text(t('review_received.text')),
      button(t('review_received.button'), `${mail.public_url}/students?tab=reviews`),
    ],
  },
  review_answered: {
    blocks: (t, { teacher_id }, mail) => [
      text(t('review_answered.text')),
      button(t('review_answered.button'), `${mail.public_url}/teachers/${teacher_id}`),
    ],
  },
  /** What became of it, as much as is the reporter's to know. */
  report_decided: {
    values: (_, { what, outcome }) => ({ said: `${what}_${outcome}` }),
    blocks: (t, { chat_id }, { public_url, language }) => {
      const path =
        chat_id === undefined
          ? `${pathOf('students.own', language)}?tab=reviews`
          : `${pathOf('chats', language)}?${new URLSearchParams({ id: chat_id })}`
      return [
        text(t('report_decided.text')),
        button(t('report_decided.button'), public_url + path),
        note(t('report_decided.note')),
      ]
    },
  },
  idea_under_vote: { blocks: (t, _, mail) => [text(t('idea_under_vote.text')), ownIdeas(t, mail)] },
  idea_accepted: {
    values: (_, { answer }) => ({ answered: answer === undefined ? 'no' : 'yes' }),
    blocks: (t, { answer }, mail) => [
      text(t('idea_accepted.text')),
      ...some(answer, (words) => [quote(words)]),
      ownIdeas(t, mail),
    ],
  },
  idea_rejected: {
    blocks: (t, { answer }, mail) => [text(t('idea_rejected.text')), quote(answer), ownIdeas(t, mail)],
  },
  contact_message: {
    values: (t, { topic, message }) => ({ topic: t('contact.topic', { topic }), excerpt: message.slice(0, 120) }),
    blocks: (t, { contact_id, message }, mail) => [
      text(t('contact_message.text')),
      quote(message),
      button(t('contact_message.button'), `${mail.public_url}/adminero/contact-messages/${contact_id}`),
      note(t('contact_message.note')),
    ],
  },
  contact_receipt: {
    values: (t, { topic }) => ({ topic: t('contact.topic', { topic }) }),
    blocks: (t, _, mail) => [
      text(t('contact_receipt.text')),
      text(t('contact_receipt.help')),
      button(t('contact_receipt.button'), `${mail.public_url}/faq-and-help`),
    ],
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
  },
  newsletter_confirm: {
    blocks: (t, _, mail) => [
      text(t('newsletter_confirm.text')),
      // any page confirms with these and clears them (ACC-06)
      button(
        t('newsletter_confirm.button'),
        `${mail.public_url}/?${new URLSearchParams({ nlt: mail.token, nlem: mail.to })}`,
      ),
      note(t('newsletter_confirm.note')),
    ],
  },
  newsletter_issue: {
    values: (_, __, { content }) => ({ subject: content['subject'] ?? '' }),
    blocks: (_, __, { content }) => [{ is: 'rich', blocks: parseRichText(content['text'] ?? '') }],
  },
}

function paid(
  _: Say,
  { amount, currency }: { readonly amount: number; readonly currency: string },
  { language }: MailContext,
): Values {
  return { amount: money(amount, currency, language) }
}

function ownIdeas(t: Say, mail: MailContext): Block {
  return button(t('idea.own'), `${mail.public_url}/dream?tab=mine`)
}
