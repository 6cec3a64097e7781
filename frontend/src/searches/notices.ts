import type { NoticeLooks } from '../app/notices.ts'

export const searchNotices: NoticeLooks = {
  saved_search_match: {
    title: 'saved_search_match',
    icon: 'search',
    kind: 'new',
    why: 'saved_search',
    about: ({ offer_subject }, { offer_title, subject }) => [offer_title ?? subject(offer_subject)],
  },
}
