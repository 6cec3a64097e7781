import { definePages, page, titled, user } from '../kernel/page.ts'

export const dashboardPages = definePages({
  titles: {
    dashboard: titled('Pulpit', 'Dashboard'),
  },
  routes: [page('dashboard', '/dashboard', 'dashboard', user)],
})
