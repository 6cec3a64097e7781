import type { AppModule } from '../app/routing/page.ts'

export const searches: AppModule = {
  pages: { 'offers.saved': () => import('./pages/SavedPage.tsx') },
}
