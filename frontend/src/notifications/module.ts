import type { AppModule } from '../app/routing/page.ts'
import { useUnseenCount } from './useUnseenCount.ts'

export const notifications: AppModule = {
  pages: {
    notifications: () => import('./pages/NotificationsPage.tsx'),
    'notifications.stop-mail': () => import('./pages/StopMailPage.tsx'),
  },
  bell: () => import('./components/Bell.tsx'),
  gates: {
    notifications: 'notifications',
  },
  menu: {
    everybody: [
      {
        text: 'menu.notifications',
        icon: 'bell',
        page: 'notifications',
        smallOnly: true,
        count: { use: useUnseenCount, words: 'menu.notifications_unseen' },
      },
    ],
  },
}
