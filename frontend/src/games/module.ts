import { laterPages } from '../app/routing/later-pages.ts'
import type { AppModule } from '../app/routing/page.ts'

export const games: AppModule = {
  pages: {
    'games.menu': () => import('./pages/GamesPage.tsx'),
    'games.daily': () => import('./pages/DailyPage.tsx'),
    'games.game': () => import('./pages/GamePage.tsx'),
    ...laterPages(['admin.runs', 'admin.run'], () => import('./page-files.ts')),
  },
  sections: { learning: [{ name: 'runs', icon: 'star', page: 'admin.runs' }] },
}
