import { laterPages } from '../app/routing/later-pages.ts'
import type { AppModule } from '../app/routing/page.ts'
import { orderNotices } from './notices.ts'
import { useOrdersForMe, useOrdersFromMe } from './useWaitingCounts.ts'

const forMe = { use: useOrdersForMe, words: 'menu.orders_waiting' } as const
const fromMe = { use: useOrdersFromMe, words: 'menu.own_orders_waiting' } as const

export const orders: AppModule = {
  pages: {
    'orders.student': () => import('./pages/StudentOrdersPage.tsx'),
    'orders.sent': () => import('./pages/OrderSentPage.tsx'),
    'orders.teacher': () => import('./pages/TeacherOrdersPage.tsx'),
    ...laterPages(['admin.orders'], () => import('./page-files.ts')),
  },
  gates: {
    'orders.student': 'orders',
    'orders.sent': 'orders',
    'orders.teacher': 'orders_received',
  },
  menu: {
    teacher: [{ text: 'menu.orders', icon: 'order', page: 'orders.teacher', count: forMe }],
    student: [{ text: 'menu.orders', icon: 'order', page: 'orders.student', count: fromMe }],
  },
  sections: { people: [{ name: 'orders', icon: 'order', page: 'admin.orders' }] },
  notices: orderNotices,
}
