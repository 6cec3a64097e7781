import type { AppModule } from '../app/routing/page.ts'

export const users: AppModule = {
  pages: {
    'admin.users': () => import('./pages/UsersPage.tsx'),
    'admin.user': () => import('./pages/UserPage.tsx'),
    'admin.person-file': () => import('./pages/PersonFilePage.tsx'),
    'admin.features': () => import('./pages/FeaturesPage.tsx'),
    'admin.teacher-requests': () => import('./pages/TeacherRequestsPage.tsx'),
  },
  sections: {
    people: [
      { name: 'users', icon: 'users', page: 'admin.users' },
      { name: 'teacher_requests', icon: 'teach', page: 'admin.teacher-requests' },
    ],
    engine: [{ name: 'features', icon: 'new', page: 'admin.features' }],
  },
}
