import { PersonForgotten } from '../accounts/events.ts'
import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { attemptEvents, concealmentEvents, RandomDrawn, rescoreEvents, VisitorLinked, visitorEvents } from './events.ts'
import { attemptsLifeCycles } from './life-cycles.ts'
import * as views from './views.ts'

export const attemptsContract = defineContract({
  name: 'attempts',
  title: 'Attempts',
  about: 'Taking quizzes, by anybody: answers, scores and what explains them.',
  endpoints: Object.values(endpoints),
  events: { ...attemptEvents, ...rescoreEvents, ...visitorEvents, ...concealmentEvents, VisitorLinked, RandomDrawn },
  streams: [
    stream('attempt', 'attempt_id', 'One attempt of one player at one quiz.', Object.values(attemptEvents)),
    stream('visitor', 'visitor_id', 'What somebody without an account played in one browser, and who they became.', [
      ...Object.values(visitorEvents),
      PersonForgotten,
    ]),
    stream('uservisitors', 'user_id', 'The visitors that a user was before they logged in.', [VisitorLinked]),
    stream('rescore', 'rescore_id', 'How scores follow a corrected key.', Object.values(rescoreEvents)),
    stream(
      'concealed',
      'player_id',
      'Quizzes of which somebody may not learn yet what is right.',
      Object.values(concealmentEvents),
    ),
    stream('quizday', 'day', 'Random quizzes that a user had drawn in a day.', [RandomDrawn]),
  ],
  lifeCycles: attemptsLifeCycles,
  views,
})
