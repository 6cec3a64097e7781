import type { AppModule } from '../app/routing/page.ts'

export const legal: AppModule = {
  pages: {
    'legal.terms': () => import('./pages/TermsPage.tsx'),
    'legal.privacy': () => import('./pages/PrivacyPage.tsx'),
    'legal.cookies': () => import('./pages/CookiesPage.tsx'),
  },
}
