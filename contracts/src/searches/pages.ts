import { definePages, page, titled, user } from '../kernel/page.ts'

export const searchesPages = definePages({
  titles: {
    saved: titled('Zapisane', 'Saved'),
  },
  routes: [page('offers.saved', '/saved', 'saved', user)],
})
