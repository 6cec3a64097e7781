import { definePages, page, titlesOf, user } from '../kernel/page.ts'

export const rewardsPages = definePages({
  titles: {
    points: titlesOf('Moje punkty', 'My points'),
    quiz_rankings: titlesOf('Ranking quizów', 'Quiz rankings'),
  },
  routes: [
    page('rewards.points', '/points', 'points', user),
    page('rewards.rankings', '/quiz-rankings', 'quiz_rankings'),
  ],
})
