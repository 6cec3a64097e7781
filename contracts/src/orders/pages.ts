import { definePages, page, teacher, titlesOf, user } from '../kernel/page.ts'

export const ordersPages = definePages({
  titles: {
    orders: titlesOf('Zamówienia', 'Orders'),
  },
  routes: [
    page('orders.student', '/student/orders', 'orders', user),
    page('orders.teacher', '/teacher/orders', 'orders', teacher),
  ],
})
