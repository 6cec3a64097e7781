import type { NoticeLooks, NoticeTools } from '../app/notices.ts'

interface Ordered {
  readonly offer_subject: string
  readonly starts_at: string
}
interface Counted {
  readonly dates?: number
  readonly of?: number
}

const order = { icon: 'order', why: 'order', about: aboutOrder } as const

export const orderNotices: NoticeLooks = {
  order_received: { ...order, title: 'order_received', kind: 'new' },
  order_accepted: { ...order, kind: 'done', title: titleOf('accepted') },
  order_rejected: { ...order, kind: 'cancelled', title: titleOf('rejected') },
  order_cancelled: {
    ...order,
    kind: 'cancelled',
    title: (data) => titleOf(data.why === 'unanswered' ? 'expired' : data.why)(data),
  },
  order_proposal: {
    ...order,
    kind: 'info',
    title: ({ step }) => `order_proposal_${step}`,
    about: (data, words) => [...aboutOrder(data, words), ...untilOf(data.expires_at, words)],
  },
  order_nudge: {
    ...order,
    title: 'order_nudge',
    kind: 'warning',
    about: (data, words) => [...aboutOrder(data, words), ...untilOf(data.expires_at, words)],
  },
}

/** Of a part of an order's dates it says how many. */
function titleOf<What extends 'accepted' | 'rejected' | 'cancelled' | 'expired'>(what: What) {
  return ({ dates = 1, of = dates }: Counted) => (dates < of ? (`dates_${what}` as const) : (`order_${what}` as const))
}

function aboutOrder({ offer_subject, starts_at }: Ordered, { name, subject, format }: NoticeTools) {
  return [name, subject(offer_subject), format.dateTime(starts_at)]
}

function untilOf(expires_at: string | undefined, { say, format }: NoticeTools) {
  return expires_at === undefined ? [] : [say('answer_by', { date: format.dateTime(expires_at) })]
}
