import { definePages, page, titled, user } from '../kernel/page.ts'

export const lockerPages = definePages({
  titles: {
    locker: titled('Szafka', 'Locker'),
  },
  routes: [page('locker', '/locker', 'locker', user)],
})
