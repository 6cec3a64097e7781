import { definePages, page, teacher, titled, user } from '../kernel/page.ts'

export const ordersPages = definePages({
  titles: {
    orders: titled('Zamówienia', 'Orders'),
  },
  routes: [
    page('orders.student', '/student/orders', 'orders', user),
    page('orders.teacher', '/teacher/orders', 'orders', teacher),
  ],
})
