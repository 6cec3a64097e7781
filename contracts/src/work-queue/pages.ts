import { definePages, page, staff, titlesOf } from '../kernel/page.ts'

export const workQueuePages = definePages({
  titles: { admin_queue: titlesOf('Zaplecze: kolejka', 'Back office: queue') },
  routes: [page('admin.queue', '/adminero/queue', 'admin_queue', staff('queue'))],
})
