import { countOf } from '../app/layouts/waiting.ts'
import { laterPages } from '../app/routing/later-pages.ts'
import type { AppModule } from '../app/routing/page.ts'
import { reviewNotices } from './notices.ts'

export const reviews: AppModule = {
  pages: {
    'reviews.own': () => import('./pages/MyReviewsPage.tsx'),
    ...laterPages(['admin.comments', 'admin.comment'], () => import('./page-files.ts')),
  },
  gates: {
    'reviews.own': 'reviews',
  },
  sections: {
    people: [{ name: 'comments', icon: 'star', page: 'admin.comments', count: countOf('review') }],
  },
  notices: reviewNotices,
}
