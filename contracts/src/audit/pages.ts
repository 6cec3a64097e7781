import { admin, definePages, page, titlesOf } from '../kernel/page.ts'

export const auditPages = definePages({
  titles: {
    admin_events: titlesOf('Zaplecze: dziennik zdarzeń', 'Back office: event log'),
    admin_stream: titlesOf('Zaplecze: strumień', 'Back office: stream'),
    admin_case: titlesOf('Zaplecze: sprawa', 'Back office: case'),
    admin_staff_log: titlesOf('Zaplecze: dziennik zespołu', 'Back office: staff log'),
  },
  routes: [
    page('admin.events', '/adminero/events', 'admin_events', admin),
    page('admin.event', '/adminero/events/:id', 'admin_events', admin),
    page('admin.stream', '/adminero/streams/:id', 'admin_stream', admin),
    page('admin.case', '/adminero/cases/:id', 'admin_case', admin),
    page('admin.staff-log', '/adminero/staff-log', 'admin_staff_log', admin),
  ],
})
