import type { AppModule } from '../app/routing/page.ts'

export const notifications: AppModule = {
  pages: {
    notifications: () => import('./pages/NotificationsPage.tsx'),
    'notifications.stop-mail': () => import('./pages/StopMailPage.tsx'),
  },
}
