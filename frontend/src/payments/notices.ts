import type { NoticeLooks, NoticeTools } from '../app/notices.ts'

interface Paid {
  readonly amount: number
  readonly currency: string
}

const payment = {
  icon: 'wallet',
  why: 'payment',
  about: ({ amount, currency }: Paid, { name, format }: NoticeTools) => [name, format.money(amount, currency)],
} as const

export const paymentNotices: NoticeLooks = {
  payment_announced: { ...payment, title: 'payment_announced', kind: 'new' },
  payment_not_received: { ...payment, title: 'payment_not_received', kind: 'warning' },
  payment_paid: {
    ...payment,
    kind: 'done',
    title: ({ count = 1 }) => (count > 1 ? 'payments_paid' : 'payment_paid'),
  },
  payment_disputed: { ...payment, title: 'payment_disputed', kind: 'warning' },
}
