import type { AppModule } from '../app/routing/page.ts'

export const rewards: AppModule = {
  pages: {
    'rewards.points': () => import('./pages/PointsPage.tsx'),
    'rewards.rankings': () => import('./pages/RankingsPage.tsx'),
  },
  gates: {
    'rewards.points': 'points',
  },
  whileLoggedIn: () => import('./components/DailyLogin.tsx'),
}
