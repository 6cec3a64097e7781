import { laterPages } from '../app/routing/later-pages.ts'
import type { AppModule } from '../app/routing/page.ts'

export const analysis: AppModule = {
  pages: laterPages(['admin.questions', 'admin.question-new', 'admin.question'], () => import('./page-files.ts')),
  sections: { home: [{ name: 'questions', icon: 'database', page: 'admin.questions' }] },
}
