import { laterPages } from '../app/routing/later-pages.ts'
import type { AppModule } from '../app/routing/page.ts'

export const audit: AppModule = {
  pages: laterPages(
    ['admin.events', 'admin.event', 'admin.stream', 'admin.case', 'admin.staff-log'],
    () => import('./page-files.ts'),
  ),
  sections: {
    engine: [
      { name: 'events', icon: 'search', page: 'admin.events' },
      { name: 'staff_log', icon: 'shield', page: 'admin.staff-log' },
    ],
  },
}
