import { laterPages } from '../app/routing/later-pages.ts'
import type { AppModule } from '../app/routing/page.ts'
import { qualificationNotices } from './notices.ts'

export const qualifications: AppModule = {
  pages: laterPages(['admin.qualification'], () => import('./page-files.ts')),
  notices: qualificationNotices,
}
