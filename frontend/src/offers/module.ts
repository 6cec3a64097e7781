import type { AppModule } from '../app/routing/page.ts'

export const offers: AppModule = {
  pages: {
    'offers.search': () => import('./pages/SearchPage.tsx'),
    'offers.offer': () => import('./pages/OfferPage.tsx'),
  },
}
