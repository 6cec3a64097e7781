import type { NoticeLinks } from '../kernel/notices.ts'
import type { searchesNotices } from './notices.ts'

export const searchesNoticeLinks: NoticeLinks<typeof searchesNotices> = {
  saved_search_match: ({ offer_id }) => ['offers.offer', { slugged: offer_id }],
}
