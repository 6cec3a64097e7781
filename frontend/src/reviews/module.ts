import { countOf } from '../app/layouts/waiting.ts'
import type { AppModule } from '../app/routing/page.ts'
import { reviewNotices } from './notices.ts'

export const reviews: AppModule = {
  pages: {
    'reviews.own': () => import('./pages/MyReviewsPage.tsx'),
    'admin.comments': () => import('./admin/CommentsPage.tsx'),
    'admin.comment': () => import('./admin/CommentPage.tsx'),
  },
  gates: {
    'reviews.own': 'reviews',
  },
  sections: {
    people: [{ name: 'comments', icon: 'star', page: 'admin.comments', count: countOf('review') }],
  },
  notices: reviewNotices,
}
