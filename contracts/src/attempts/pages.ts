import { bare, definePages, page, titlesOf } from '../kernel/page.ts'

export const attemptsPages = definePages({
  titles: {
    quiz_play: titlesOf('Rozwiązywanie quizu', 'Playing a quiz'),
  },
  routes: [page('attempts.play', '/quiz/:slugged/play', 'quiz_play', bare)],
})
