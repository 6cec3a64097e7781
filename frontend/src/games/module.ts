import type { AppModule } from '../app/routing/page.ts'

export const games: AppModule = {
  pages: {
    'games.menu': () => import('./pages/GamesPage.tsx'),
    'games.daily': () => import('./pages/DailyPage.tsx'),
    'games.game': () => import('./pages/GamePage.tsx'),
    'admin.runs': () => import('./admin/RunsPage.tsx'),
    'admin.run': () => import('./admin/RunPage.tsx'),
  },
  sections: { learning: [{ name: 'runs', icon: 'star', page: 'admin.runs' }] },
}
