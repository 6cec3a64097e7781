import { definePages, page, titlesOf, user } from '../kernel/page.ts'

export const repetitionPages = definePages({
  titles: {
    repetition: titlesOf('Powtórki', 'Reviews'),
  },
  routes: [page('repetition', '/quizes/repetition', 'repetition', user)],
})
