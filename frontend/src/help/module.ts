import { countOf } from '../app/layouts/waiting.ts'
import { laterPages } from '../app/routing/later-pages.ts'
import type { AppModule } from '../app/routing/page.ts'

export const help: AppModule = {
  pages: {
    contact: () => import('./pages/ContactPage.tsx'),
    help: () => import('./pages/HelpPage.tsx'),
    ...laterPages(['admin.contact-messages', 'admin.contact-message', 'admin.faq'], () => import('./page-files.ts')),
  },
  sections: {
    help: [
      {
        name: 'contact_messages',
        icon: 'mail',
        page: 'admin.contact-messages',
        count: countOf('contact_message'),
      },
      { name: 'faq', icon: 'lesson', page: 'admin.faq' },
    ],
  },
}
