import type { AppModule } from '../app/routing/page.ts'

export const pages = {
  'admin.users': () => import('./pages/UsersPage.tsx'),
  'admin.user': () => import('./pages/UserPage.tsx'),
  'admin.person-file': () => import('./pages/PersonFilePage.tsx'),
  'admin.features': () => import('./pages/FeaturesPage.tsx'),
  'admin.teacher-requests': () => import('./pages/TeacherRequestsPage.tsx'),
} satisfies AppModule['pages']
