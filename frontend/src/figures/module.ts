import { laterPages } from '../app/routing/later-pages.ts'
import type { AppModule } from '../app/routing/page.ts'

export const figures: AppModule = {
  pages: laterPages(['admin.figures'], () => import('./page-files.ts')),
  sections: { home: [{ name: 'figures', icon: 'chart', page: 'admin.figures' }] },
}
