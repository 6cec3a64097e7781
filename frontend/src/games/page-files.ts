import type { AppModule } from '../app/routing/page.ts'

export const pages = {
  'admin.runs': () => import('./admin/RunsPage.tsx'),
  'admin.run': () => import('./admin/RunPage.tsx'),
} satisfies AppModule['pages']
