import { money } from '@kredka/contracts/kernel/locales'
import type { paymentsMails as types } from '@kredka/contracts/payments/mails'
import type { paymentsNotices as notices } from '@kredka/contracts/payments/notices'
import { button, note, text } from '../kernel/mail-blocks.ts'
import type { MailContext, Mails } from '../kernel/mails.ts'
import type { NoticeWays } from '../kernel/notices.ts'
import type { Say, Values } from '../kernel/texts.ts'
import type texts from './payments.pl.json'

declare module '../kernel/texts.ts' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

const id = '01hzy3v9k2m4n6p8q0r2s4t6v8'
const name = 'Żaneta Źdźbło'
const payment = { name, payment_id: id, amount: 8050, currency: 'PLN' } as const

export const paymentMails: Mails<typeof types> = {
  payment_announced: {
    values: amountAndCountOf,
    blocks: (t, { payment_id }, mail) => [
      text(t('payment_announced.text')),
      button(t('payment_announced.button'), `${mail.public_url}/payments/${payment_id}`),
      note(t('payment_announced.note')),
    ],
    preview: { params: { ...payment, count: 3 } },
  },
  payment_not_received: {
    values: amountAndCountOf,
    blocks: (t, { payment_id }, mail) => [
      text(t('payment_not_received.text')),
      button(t('payment_not_received.button'), `${mail.public_url}/payments/${payment_id}`),
      note(t('payment_not_received.note')),
    ],
    preview: { params: { ...payment, count: 3 } },
  },
  payment_paid: {
    values: amountAndCountOf,
    blocks: (t, { payment_id }, mail) => [
      text(t('payment_paid.text')),
      button(t('payment_paid.button'), `${mail.public_url}/payments/${payment_id}`),
      note(t('payment_paid.note')),
    ],
    preview: { params: { ...payment, count: 3 } },
  },
  payment_disputed: {
    values: amountOf,
    blocks: (t, { payment_id }, mail) => [
      text(t('payment_disputed.text')),
      button(t('payment_disputed.button'), `${mail.public_url}/payments/${payment_id}`),
      note(t('payment_disputed.note')),
    ],
    preview: { params: payment },
  },
}

export const paymentNoticeWays: NoticeWays<typeof notices, typeof types> = {
  payment_announced: { mail: (payment, name) => ({ template: 'payment_announced', params: { name, ...payment } }) },
  payment_not_received: {
    mail: (payment, name) => ({ template: 'payment_not_received', params: { name, ...payment } }),
  },
  payment_paid: { mail: (payment, name) => ({ template: 'payment_paid', params: { name, ...payment } }) },
  payment_disputed: { mail: (payment, name) => ({ template: 'payment_disputed', params: { name, ...payment } }) },
}

/** Of all lessons that were paid at once. */
function amountAndCountOf(
  say: Say,
  said: { readonly amount: number; readonly currency: string; readonly count?: number },
  mail: MailContext,
): Values {
  return { ...amountOf(say, said, mail), count: said.count ?? 1 }
}

function amountOf(
  _: Say,
  { amount, currency }: { readonly amount: number; readonly currency: string },
  { language }: MailContext,
): Values {
  return { amount: money(amount, currency, language) }
}
