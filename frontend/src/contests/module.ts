import { countOf } from '../app/layouts/waiting.ts'
import { laterPages } from '../app/routing/later-pages.ts'
import type { AppModule } from '../app/routing/page.ts'
import { contestNotices } from './notices.ts'

export const contests: AppModule = {
  pages: laterPages(['admin.quiz-contests'], () => import('./page-files.ts')),
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
