import type { AppModule } from '../app/routing/page.ts'
import { useOrdersForMe, useOrdersFromMe } from './useWaitingCounts.ts'

export const orders: AppModule = {
  pages: {
    'orders.student': () => import('./pages/StudentOrdersPage.tsx'),
    'orders.teacher': () => import('./pages/TeacherOrdersPage.tsx'),
  },
  counts: { orders: useOrdersForMe, own_orders: useOrdersFromMe },
  gates: {
    'orders.student': 'gate.orders',
    'orders.teacher': 'gate.orders_received',
  },
}
