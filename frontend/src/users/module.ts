import { laterPages } from '../app/routing/later-pages.ts'
import type { AppModule } from '../app/routing/page.ts'

export const users: AppModule = {
  pages: laterPages(
    ['admin.users', 'admin.user', 'admin.person-file', 'admin.features', 'admin.teacher-requests'],
    () => import('./page-files.ts'),
  ),
  sections: {
    people: [
      { name: 'users', icon: 'users', page: 'admin.users' },
      { name: 'teacher_requests', icon: 'teach', page: 'admin.teacher-requests' },
    ],
    engine: [{ name: 'features', icon: 'new', page: 'admin.features' }],
  },
}
