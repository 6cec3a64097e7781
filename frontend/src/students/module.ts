import type { AppModule } from '../app/routing/page.ts'

export const students: AppModule = {
  pages: {
    'students.own': () => import('./pages/StudentsPage.tsx'),
  },
  gates: {
    'students.own': 'students',
  },
  menu: {
    teacher: [{ text: 'menu.my_students', icon: 'users', page: 'students.own' }],
  },
}
