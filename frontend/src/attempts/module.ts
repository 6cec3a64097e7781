import type { AppModule } from '../app/routing/page.ts'

export const attempts: AppModule = {
  pages: {
    'attempts.play': () => import('./pages/PlayPage.tsx'),
    'attempts.replay': () => import('./pages/ReplayPage.tsx'),
  },
}
