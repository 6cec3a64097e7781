import type { AppModule } from '../app/routing/page.ts'

export const searches: AppModule = {
  wishes: { favour: () => import('./components/FavourWish.tsx') },
  pages: { 'offers.saved': () => import('./pages/SavedPage.tsx') },
  gates: {
    'offers.saved': 'gate.saved',
  },
}
