import { countOf } from '../app/layouts/waiting.ts'
import type { AppModule } from '../app/routing/page.ts'
import { contestNotices } from './notices.ts'

export const contests: AppModule = {
  pages: {
    'admin.quiz-contests': () => import('./pages/OverdueContestsPage.tsx'),
  },
  sections: {
    learning: [
      {
        name: 'quiz_contests',
        icon: 'warning',
        page: 'admin.quiz-contests',
        count: countOf('contest'),
      },
    ],
  },
  notices: contestNotices,
}
