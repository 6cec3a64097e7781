import type { AppModule } from '../app/routing/page.ts'

export const pages = {
  'admin.newsletter': () => import('./admin/NewsletterPage.tsx'),
} satisfies AppModule['pages']
