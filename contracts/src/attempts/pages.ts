import { bare, definePages, page, titled } from '../kernel/page.ts'

export const attemptsPages = definePages({
  titles: {
    quiz_play: titled('Rozwiązywanie quizu', 'Playing a quiz'),
  },
  routes: [page('attempts.play', '/quiz/:slugged/play', 'quiz_play', bare)],
})
