import { definePages, page, staff, titlesOf } from '../kernel/page.ts'

export const faultsPages = definePages({
  titles: { admin_errors: titlesOf('Zaplecze: dziennik błędów', 'Back office: error log') },
  routes: [
    page('admin.errors', '/adminero/errors', 'admin_errors', staff('operate')),
    page('admin.error', '/adminero/errors/:id', 'admin_errors', staff('operate')),
  ],
})
