import type { AppModule } from '../app/routing/page.ts'

export const pages = {
  'admin.queue': () => import('./pages/QueuePage.tsx'),
} satisfies AppModule['pages']
