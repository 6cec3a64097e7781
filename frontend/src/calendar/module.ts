import type { AppModule } from '../app/routing/page.ts'

export const calendar: AppModule = {
  pages: {
    calendar: () => import('./pages/CalendarPage.tsx'),
  },
  gates: {
    calendar: 'gate.calendar',
  },
  menu: {
    everybody: [{ text: 'menu.calendar', icon: 'calendar', page: 'calendar' }],
  },
}
