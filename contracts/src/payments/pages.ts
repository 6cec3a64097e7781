import { definePages, page, staff, titlesOf, user } from '../kernel/page.ts'

export const paymentsPages = definePages({
  titles: {
    payments: titlesOf('Płatności', 'Payments'),
    admin_payments: titlesOf('Zaplecze: płatności', 'Back office: payments'),
  },
  routes: [
    page('payments', '/payments', 'payments', user),
    page('payments.payment', '/payments/:id', 'payments', user),
    page('admin.payments', '/adminero/payments', 'admin_payments', staff('support')),
  ],
})
