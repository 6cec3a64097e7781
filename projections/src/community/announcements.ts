import { announcementEvents as e } from '@kredka/contracts/community/events'
import { on } from '../kernel/projection.ts'
import { searchText } from './search-text.ts'

export const announcementHandlers = {
  ...on(e.AnnouncementWritten, ({ data, metadata }, rows) => {
    const { announcement_id, pinned } = data
    rows.put('announcements', { announcement_id, ...textsOf(data), pinned, written_at: metadata.occurred_at })
  }),

  ...on(e.AnnouncementChanged, ({ data, metadata }, rows) => {
    const { announcement_id, is_public } = data
    const corrected = is_public ? { corrected_at: metadata.occurred_at } : {}
    rows.patch('announcements', { announcement_id }, { ...textsOf(data), ...corrected })
  }),

  ...on(e.AnnouncementPinned, ({ data: { announcement_id, pinned } }, rows) => {
    rows.patch('announcements', { announcement_id }, { pinned })
  }),

  ...on(e.AnnouncementPublished, ({ data: { announcement_id }, metadata }, rows) => {
    const news = { state: 'published', published_at: metadata.occurred_at, corrected_at: null, reason: null }
    rows.patch('announcements', { announcement_id }, news)
  }),

  ...on(e.AnnouncementWithdrawn, ({ data: { announcement_id, reason } }, rows) => {
    rows.patch('announcements', { announcement_id }, { state: 'withdrawn', reason })
  }),
}

interface Texts {
  readonly title: { readonly pl: string; readonly en: string }
  readonly text: { readonly pl: string; readonly en: string }
}

function textsOf({ title, text }: Texts) {
  return { title, text, search: searchText(title.pl, title.en, text.pl, text.en) }
}
