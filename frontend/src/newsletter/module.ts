import { laterPages } from '../app/routing/later-pages.ts'
import type { AppModule } from '../app/routing/page.ts'

export const newsletter: AppModule = {
  pages: {
    'newsletter.unsubscribe': () => import('./pages/UnsubscribePage.tsx'),
    ...laterPages(['admin.newsletter'], () => import('./page-files.ts')),
  },
  footer: () => import('./components/FooterPart.tsx'),
  sections: {
    help: [{ name: 'newsletter', icon: 'copy', page: 'admin.newsletter' }],
  },
}
