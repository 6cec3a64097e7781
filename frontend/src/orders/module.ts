import type { AppModule } from '../app/routing/page.ts'

export const orders: AppModule = {
  pages: {
    'orders.student': () => import('./pages/StudentOrdersPage.tsx'),
    'orders.teacher': () => import('./pages/TeacherOrdersPage.tsx'),
  },
}
