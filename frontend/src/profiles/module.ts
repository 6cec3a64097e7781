import type { AppModule } from '../app/routing/page.ts'

export const profiles: AppModule = {
  pages: {
    profile: () => import('./pages/ProfilePage.tsx'),
    'start-teaching': () => import('./pages/StartTeachingPage.tsx'),
    teach: () => import('./pages/TeachPage.tsx'),
    'teachers.list': () => import('./pages/TeachersPage.tsx'),
    'teachers.teacher': () => import('./pages/TeacherPage.tsx'),
  },
  gates: {
    profile: 'profile',
    'start-teaching': 'start_teaching',
  },
  menu: {
    everybody: [{ text: 'shell.profile', icon: 'user', page: 'profile', smallOnly: true }],
  },
}
