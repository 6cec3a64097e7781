import { definePages, page, titlesOf, user } from '../kernel/page.ts'

export const paymentsPages = definePages({
  titles: {
    payments: titlesOf('Płatności', 'Payments'),
  },
  routes: [
    page('payments', '/payments', 'payments', user),
    page('payments.payment', '/payments/:id', 'payments', user),
  ],
})
