import { definePages, page, titlesOf, user } from '../kernel/page.ts'

export const dashboardPages = definePages({
  titles: {
    dashboard: titlesOf('Pulpit', 'Dashboard'),
  },
  routes: [page('dashboard', '/dashboard', 'dashboard', user)],
})
