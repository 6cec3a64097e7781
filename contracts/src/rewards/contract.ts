import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { playerEvents, quizBestEvents, rewardEvents } from './events.ts'
import * as views from './views.ts'

export const rewardsContract = defineContract({
  name: 'rewards',
  title: 'Points',
  about: 'Points for quizzes, games and visits and what they were spent on, streaks of days, and who has most.',
  endpoints: Object.values(endpoints),
  events: { ...rewardEvents, ...quizBestEvents, ...playerEvents },
  streams: [
    stream(
      'rewards',
      'user_id',
      'The points of a person, what they bought, and the days of their streak.',
      Object.values(rewardEvents),
    ),
    stream('quizbest', 'best_id', 'The best scores of a person at one quiz.', Object.values(quizBestEvents)),
    stream('player', 'user_id', 'Under what name a person stands in rankings.', Object.values(playerEvents)),
  ],
  views,
})
