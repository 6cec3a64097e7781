import { countOf } from '../app/layouts/waiting.ts'
import { laterPages } from '../app/routing/later-pages.ts'
import type { AppModule } from '../app/routing/page.ts'

export const workQueue: AppModule = {
  pages: laterPages(['admin.queue'], () => import('./page-files.ts')),
  sections: { home: [{ name: 'queue', icon: 'check', page: 'admin.queue', count: countOf('all') }] },
}
