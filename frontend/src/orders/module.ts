import type { AppModule } from '../app/routing/page.ts'
import { useWaitingCount } from './useWaitingCount.ts'

export const orders: AppModule = {
  pages: {
    'orders.student': () => import('./pages/StudentOrdersPage.tsx'),
    'orders.teacher': () => import('./pages/TeacherOrdersPage.tsx'),
  },
  counts: { orders: useWaitingCount },
}
