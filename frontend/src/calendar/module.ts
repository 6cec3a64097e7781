import type { AppModule } from '../app/routing/page.ts'

export const calendar: AppModule = {
  pages: {
    calendar: () => import('./pages/CalendarPage.tsx'),
  },
  gates: {
    calendar: 'calendar',
  },
  menu: {
    // a day begins there: it stays in sight where a teacher's own places fill the window
    first: [{ text: 'menu.calendar', icon: 'calendar', page: 'calendar' }],
  },
}
