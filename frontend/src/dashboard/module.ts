import type { AppModule } from '../app/routing/page.ts'

export const dashboard: AppModule = {
  pages: {
    dashboard: () => import('./pages/DashboardPage.tsx'),
  },
  gates: {
    dashboard: 'dashboard',
  },
  menu: {
    first: [{ text: 'shell.dashboard', icon: 'home', page: 'dashboard' }],
  },
}
