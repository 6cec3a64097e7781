import { definePages, page, staff, teacher, titlesOf, user } from '../kernel/page.ts'

export const ordersPages = definePages({
  titles: {
    orders: titlesOf('Zamówienia', 'Orders'),
    admin_orders: titlesOf('Zaplecze: zamówienia', 'Back office: orders'),
    order_sent: titlesOf('Zamówienie wysłane', 'Order sent'),
  },
  routes: [
    page('orders.student', '/student/orders', 'orders', user),
    page('orders.sent', '/student/orders/:id/sent', 'order_sent', user),
    page('orders.teacher', '/teacher/orders', 'orders', teacher),
    page('admin.orders', '/adminero/orders', 'admin_orders', staff('support')),
  ],
})
