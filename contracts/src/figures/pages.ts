import { definePages, page, staff, titlesOf } from '../kernel/page.ts'

export const figuresPages = definePages({
  titles: { admin_figures: titlesOf('Zaplecze: statystyki', 'Back office: dashboard') },
  routes: [page('admin.figures', '/adminero/dashboard', 'admin_figures', staff('observe'))],
})
