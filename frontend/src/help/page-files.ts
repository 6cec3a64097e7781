import type { AppModule } from '../app/routing/page.ts'

export const pages = {
  'admin.contact-messages': () => import('./admin/ContactMessagesPage.tsx'),
  'admin.contact-message': () => import('./admin/ContactMessagePage.tsx'),
  'admin.faq': () => import('./admin/FaqPage.tsx'),
} satisfies AppModule['pages']
