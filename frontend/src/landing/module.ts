import type { AppModule } from '../app/routing/page.ts'

export const landing: AppModule = {
  pages: { landing: () => import('./pages/LandingPage.tsx') },
}
