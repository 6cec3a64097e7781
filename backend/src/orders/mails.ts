import { pathOf } from '@kredka/contracts/kernel/routes'
import type { ordersMails as types } from '@kredka/contracts/orders/mails'
import type { ordersNotices as notices } from '@kredka/contracts/orders/notices'
import { type Block, button, note, quote, some, text } from '../kernel/mail-blocks.ts'
import type { MailContext, Mails } from '../kernel/mails.ts'
import type { NoticeWays } from '../kernel/notices.ts'
import type { Say, Values } from '../kernel/texts.ts'
import type texts from './orders.pl.json'

declare module '../kernel/texts.ts' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

const id = '01hzy3v9k2m4n6p8q0r2s4t6v8'
const name = 'Żaneta Źdźbło'
const ofOrder = {
  params: { name, order_id: id },
  content: {
    pl: {
      subject: 'Matematyka',
      other_name: 'Łucja Gęś',
      dates: 'poniedziałek, 1 marca, 17:00–18:00 · 80 zł\nponiedziałek, 8 marca, 17:00–18:00 · 80 zł',
      place: 'online',
      message: 'Dzień dobry, chodzi o maturę rozszerzoną.',
      note: 'Proszę przygotować ostatni sprawdzian.',
      reason: 'W te dni jestem na wyjeździe.',
      expires: 'niedziela, 28 lutego, 18:00',
      total: '160 zł',
      hours: '24',
    },
    en: {
      subject: 'Maths',
      other_name: 'Łucja Gęś',
      dates: 'Monday, 1 March, 17:00–18:00 · PLN 80\nMonday, 8 March, 17:00–18:00 · PLN 80',
      place: 'over the internet',
      message: 'Good morning, it is about the final exam.',
      note: 'Please bring your last test along.',
      reason: 'I am away on these days.',
      expires: 'Sunday, 28 February, 18:00',
      total: 'PLN 160',
      hours: '24',
    },
  },
} as const

export const orderMails: Mails<typeof types> = {
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
    preview: ofOrder,
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
    preview: ofOrder,
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
      note(t('order_accepted.files')),
    ],
    preview: ofOrder,
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
    preview: ofOrder,
  },
  order_cancelled: {
    values,
    blocks: (t, { order_id, role }, mail) => [
      text(t('order_cancelled.text')),
      ...dates(t, mail),
      ...some(mail.content['reason'], (words) => [text(t('order.reason')), quote(words)]),
      button(t('order.see'), link(mail, role, order_id)),
    ],
    preview: { ...ofOrder, params: { ...ofOrder.params, role: 'teacher', why: 'expired' } },
  },
  order_proposal: {
    values,
    blocks: (t, { order_id, role, step }, mail) => [
      text(t('order_proposal.text')),
      ...dates(t, mail),
      ...(isAsked(step) ? [text(t('order_proposal.same_terms'))] : []),
      ...(isAsked(step) ? some(mail.content['expires'], () => [text(t('order_proposal.until'))]) : []),
      ...some(mail.content['note'], (words) => [text(t('order_accepted.from_tutor')), quote(words)]),
      ...some(mail.content['reason'], (words) => [text(t('order.reason')), quote(words)]),
      button(t(isAsked(step) ? 'order_proposal.button' : 'order.see'), link(mail, role, order_id)),
    ],
    preview: { ...ofOrder, params: { ...ofOrder.params, role: 'student', step: 'proposed' } },
  },
}

export const orderNoticeWays: NoticeWays<typeof notices, typeof types> = {
  order_received: { mail: (data, name) => ({ template: 'order_received', params: { name, ...orderOf(data) } }) },
  order_nudge: { mail: (data, name) => ({ template: 'order_nudge', params: { name, ...orderOf(data) } }) },
  order_accepted: { mail: (data, name) => ({ template: 'order_accepted', params: { name, ...orderOf(data) } }) },
  order_rejected: { mail: (data, name) => ({ template: 'order_rejected', params: { name, ...orderOf(data) } }) },
  order_cancelled: {
    mail: ({ role, why, ...data }, name) => ({
      template: 'order_cancelled',
      params: { name, ...orderOf(data), role, why },
    }),
  },
  order_proposal: {
    mail: ({ role, step, ...data }, name) => ({
      template: 'order_proposal',
      params: { name, ...orderOf(data), role, step },
    }),
  },
}

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

/** The student is to answer. */
function isAsked(step: string): boolean {
  return step === 'proposed' || step === 'nudged'
}

/** Each date on a line of its own, with the place. */
function dates(t: Say, { content }: MailContext): readonly Block[] {
  const place = content['place'] === undefined ? [] : [t('order.place')]
  return some(content['dates'], (listed) => [quote([listed, ...place].join('\n'))])
}

function link({ public_url, language }: MailContext, role: 'teacher' | 'student', order_id: string): string {
  return `${public_url}${pathOf(`orders.${role}`, language)}?order=${order_id}`
}

function orderOf({ order_id, revision }: { readonly order_id: string; readonly revision?: number }) {
  return { order_id, ...(revision === undefined ? {} : { revision }) }
}
