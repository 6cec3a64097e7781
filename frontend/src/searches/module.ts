import type { AppModule } from '../app/routing/page.ts'
import { searchNotices } from './notices.ts'

export const searches: AppModule = {
  intents: { favour: () => import('./components/FavouriteIntent.tsx') },
  pages: { 'offers.saved': () => import('./pages/SavedPage.tsx') },
  gates: {
    'offers.saved': 'saved',
  },
  menu: {
    student: [{ text: 'menu.saved', icon: 'heart', page: 'offers.saved' }],
  },
  notices: searchNotices,
}
