import type { NoticeLinks } from '../kernel/notices.ts'
import { slugOf } from '../kernel/slug.ts'
import type { offersNotices } from './notices.ts'

const shown: NoticeLinks<typeof offersNotices>['offer_activated'] = ({ offer_id, offer_title }) => [
  'offers.offer',
  { slugged: `${offer_id}-${slugOf(offer_title)}` },
]

export const offersNoticeLinks: NoticeLinks<typeof offersNotices> = {
  offer_activated: shown,
  offer_rejected: ({ offer_id }) => ['offers.edit', { id: offer_id }],
  offer_taken_down: ({ offer_id }) => ['offers.edit', { id: offer_id }],
  offer_restored: shown,
}
