import type { AppModule } from '../app/routing/page.ts'

export const pages = {
  'admin.events': () => import('./admin/EventsPage.tsx'),
  'admin.event': () => import('./admin/EventPage.tsx'),
  'admin.stream': () => import('./admin/StreamPage.tsx'),
  'admin.case': () => import('./admin/CasePage.tsx'),
  'admin.staff-log': () => import('./admin/StaffLogPage.tsx'),
} satisfies AppModule['pages']
