import { countOf } from '../app/layouts/waiting.ts'
import type { AppModule } from '../app/routing/page.ts'

export const help: AppModule = {
  pages: {
    contact: () => import('./pages/ContactPage.tsx'),
    help: () => import('./pages/HelpPage.tsx'),
    'admin.contact-messages': () => import('./admin/ContactMessagesPage.tsx'),
    'admin.contact-message': () => import('./admin/ContactMessagePage.tsx'),
    'admin.faq': () => import('./admin/FaqPage.tsx'),
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
