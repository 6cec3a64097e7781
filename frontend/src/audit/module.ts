import type { AppModule } from '../app/routing/page.ts'

export const audit: AppModule = {
  pages: {
    'admin.events': () => import('./admin/EventsPage.tsx'),
    'admin.event': () => import('./admin/EventPage.tsx'),
    'admin.stream': () => import('./admin/StreamPage.tsx'),
    'admin.case': () => import('./admin/CasePage.tsx'),
    'admin.staff-log': () => import('./admin/StaffLogPage.tsx'),
  },
  sections: {
    engine: [
      { name: 'events', icon: 'search', page: 'admin.events' },
      { name: 'staff_log', icon: 'shield', page: 'admin.staff-log' },
    ],
  },
}
