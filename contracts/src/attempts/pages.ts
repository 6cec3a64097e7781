import { bare, definePages, page, titlesOf } from '../kernel/page.ts'

export const attemptsPages = definePages({
  titles: {
    quiz_play: titlesOf('Rozwiązywanie quizu', 'Playing a quiz'),
    quiz_replay: titlesOf('Jeszcze raz', 'Once more'),
  },
  routes: [
    page('attempts.play', '/quiz/:slugged/play', 'quiz_play', bare),
    page('attempts.replay', '/quiz/:slugged/replay', 'quiz_replay', bare),
  ],
})
