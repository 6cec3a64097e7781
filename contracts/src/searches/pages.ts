import { definePages, page, titlesOf, user } from '../kernel/page.ts'

export const searchesPages = definePages({
  titles: {
    saved: titlesOf('Zapisane', 'Saved'),
  },
  routes: [page('offers.saved', '/saved', 'saved', user)],
})
