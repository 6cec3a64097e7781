import { definePages, page, titled, user } from '../kernel/page.ts'

export const paymentsPages = definePages({
  titles: {
    payments: titled('Płatności', 'Payments'),
  },
  routes: [
    page('payments', '/payments', 'payments', user),
    page('payments.payment', '/payments/:id', 'payments', user),
  ],
})
