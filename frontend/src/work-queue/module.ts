import { countOf } from '../app/layouts/waiting.ts'
import type { AppModule } from '../app/routing/page.ts'

export const workQueue: AppModule = {
  pages: { 'admin.queue': () => import('./pages/QueuePage.tsx') },
  sections: { home: [{ name: 'queue', icon: 'check', page: 'admin.queue', count: countOf('all') }] },
}
