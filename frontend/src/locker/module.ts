import type { AppModule } from '../app/routing/page.ts'

export const locker: AppModule = {
  pages: {
    locker: () => import('./pages/LockerPage.tsx'),
  },
  gates: {
    locker: 'locker',
  },
  menu: {
    everybody: [{ text: 'menu.locker', icon: 'locker', page: 'locker', special: true }],
  },
}
