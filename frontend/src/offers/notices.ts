import type { NoticeLooks } from '../app/notices.ts'

const offer = {
  icon: 'offer',
  why: 'offer',
  history: ({ offer_id }: { readonly offer_id: string }) => ({ kind: 'offer', id: offer_id }) as const,
} as const

export const offerNotices: NoticeLooks = {
  offer_activated: { ...offer, title: 'offer_activated', kind: 'active', about: ({ offer_title }) => [offer_title] },
  offer_rejected: {
    ...offer,
    title: 'offer_rejected',
    kind: 'warning',
    about: ({ offer_title, reason }) => [offer_title, reason],
  },
  offer_restored: { ...offer, title: 'offer_restored', kind: 'active', about: ({ offer_title }) => [offer_title] },
  offer_taken_down: {
    ...offer,
    title: 'offer_taken_down',
    kind: 'warning',
    about: ({ offer_title, reason }) => [offer_title, reason],
  },
}
