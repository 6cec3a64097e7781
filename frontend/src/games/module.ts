import type { AppModule } from '../app/routing/page.ts'

export const games: AppModule = {
  pages: {
    'games.menu': () => import('./pages/GamesPage.tsx'),
    'games.daily': () => import('./pages/DailyPage.tsx'),
    'games.game': () => import('./pages/GamePage.tsx'),
  },
}
