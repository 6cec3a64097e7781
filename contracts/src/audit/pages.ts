import { definePages, page, staff, titlesOf } from '../kernel/page.ts'

export const auditPages = definePages({
  titles: {
    admin_events: titlesOf('Zaplecze: dziennik zdarzeń', 'Back office: event log'),
    admin_stream: titlesOf('Zaplecze: strumień', 'Back office: stream'),
    admin_case: titlesOf('Zaplecze: sprawa', 'Back office: case'),
    admin_staff_log: titlesOf('Zaplecze: dziennik zespołu', 'Back office: staff log'),
  },
  routes: [
    page('admin.events', '/adminero/events', 'admin_events', staff('observe')),
    page('admin.event', '/adminero/events/:id', 'admin_events', staff('observe')),
    page('admin.stream', '/adminero/streams/:id', 'admin_stream', staff('observe')),
    page('admin.case', '/adminero/cases/:id', 'admin_case', staff('observe')),
    page('admin.staff-log', '/adminero/staff-log', 'admin_staff_log', staff('staff')),
  ],
})
