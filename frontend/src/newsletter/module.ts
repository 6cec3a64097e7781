import type { AppModule } from '../app/routing/page.ts'

export const newsletter: AppModule = {
  pages: {
    'newsletter.unsubscribe': () => import('./pages/UnsubscribePage.tsx'),
    'admin.newsletter': () => import('./admin/NewsletterPage.tsx'),
  },
  footer: () => import('./components/FooterPart.tsx'),
  sections: {
    help: [{ name: 'newsletter', icon: 'copy', page: 'admin.newsletter' }],
  },
}
