import { pathOf } from '@kredka/contracts/kernel/routes'
import type { Say, Values } from './catalogue.ts'
import { type Block, button, type MailContext, type Mails, note, quote, some, text } from './mail.ts'

/** What the module of orders looked up, and what stands for what is gone (ORD-02). */
function values(t: Say, _: unknown, { content }: MailContext): Values {
  const [told, all] = (content['part'] ?? '').split('/')
  return {
    subject: content['subject'] ?? t('order.lessons'),
    other_name: content['other_name'] ?? t('mails.somebody'),
    hours: Number(content['hours'] ?? 0),
    part: told === undefined || all === undefined ? 'all' : `${told} / ${all}`,
  }
}

/** Orders and what becomes of them. Names, words and dates are there as far as they still exist. */
export const orderMails: Mails<
  'order_received' | 'order_nudge' | 'order_accepted' | 'order_rejected' | 'order_cancelled'
> = {
  order_received: {
    values,
    blocks: (t, { order_id }, mail) => [
      text(t('order_received.text')),
      ...dates(t, mail),
      ...some(mail.content['message'], (words) => [text(t('order_received.message')), quote(words)]),
      ...some(mail.content['expires'], () => [text(t('order_received.until'))]),
      ...some(mail.content['first_expires'], () => [text(t('order.each_until'))]),
      button(t('order_received.button'), link(mail, 'teacher', order_id)),
      note(t('order_received.note')),
    ],
  },
  order_nudge: {
    values,
    blocks: (t, { order_id }, mail) => [
      text(t('order_nudge.text')),
      ...dates(t, mail),
      ...some(mail.content['expires'], () => [text(t('order_nudge.until'))]),
      ...some(mail.content['first_expires'], () => [text(t('order.each_until'))]),
      button(t('order_nudge.button'), link(mail, 'teacher', order_id)),
    ],
  },
  order_accepted: {
    values,
    blocks: (t, { order_id }, mail) => [
      text(t('order_accepted.text')),
      ...dates(t, mail),
      ...some(mail.content['total'], () => [text(t('order_accepted.total'))]),
      ...some(mail.content['address'], () => [text(t('order_accepted.address'))]),
      ...some(mail.content['note'], (words) => [text(t('order_accepted.from_tutor')), quote(words)]),
      ...some(mail.content['hours'], () => [text(t('order_accepted.free'))]),
      button(t('order.see'), link(mail, 'student', order_id)),
    ],
  },
  order_rejected: {
    values,
    blocks: (t, { order_id }, mail) => [
      text(t('order_rejected.text')),
      ...dates(t, mail),
      ...some(mail.content['reason'], (words) => [text(t('order.reason')), quote(words)]),
      button(t('order.see'), link(mail, 'student', order_id)),
      note(t('order_rejected.note')),
    ],
  },
  order_cancelled: {
    values,
    blocks: (t, { order_id, role }, mail) => [
      text(t('order_cancelled.text')),
      ...dates(t, mail),
      ...some(mail.content['reason'], (words) => [text(t('order.reason')), quote(words)]),
      button(t('order.see'), link(mail, role, order_id)),
    ],
  },
}

/** Each date on a line of its own, with the place. */
function dates(t: Say, { content }: MailContext): readonly Block[] {
  const place = content['place'] === undefined ? [] : [t('order.place')]
  return some(content['dates'], (listed) => [quote([listed, ...place].join('\n'))])
}

function link({ public_url, language }: MailContext, role: 'teacher' | 'student', order_id: string): string {
  return `${public_url}${pathOf(`orders.${role}`, language)}?order=${order_id}`
}
