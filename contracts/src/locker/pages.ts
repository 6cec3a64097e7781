import { definePages, page, titlesOf, user } from '../kernel/page.ts'

export const lockerPages = definePages({
  titles: {
    locker: titlesOf('Szafka', 'Locker'),
  },
  routes: [page('locker', '/locker', 'locker', user)],
})
