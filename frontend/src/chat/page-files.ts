import type { AppModule } from '../app/routing/page.ts'

export const pages = {
  'admin.message-reports': () => import('./admin/MessageReportsPage.tsx'),
  'admin.message-report': () => import('./admin/MessageReportPage.tsx'),
} satisfies AppModule['pages']
