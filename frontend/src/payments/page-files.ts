import type { AppModule } from '../app/routing/page.ts'

export const pages = {
  'admin.payments': () => import('./admin/PaymentsPage.tsx'),
} satisfies AppModule['pages']
