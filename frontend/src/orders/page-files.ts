import type { AppModule } from '../app/routing/page.ts'

export const pages = {
  'admin.orders': () => import('./admin/OrdersPage.tsx'),
} satisfies AppModule['pages']
