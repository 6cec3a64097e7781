import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { attemptEvents } from './events.ts'
import { attemptsLifeCycles } from './life-cycles.ts'
import * as views from './views.ts'

export const attemptsContract = defineContract({
  name: 'attempts',
  title: 'Attempts',
  about: 'Taking quizzes, by anybody: answers, scores and what explains them.',
  endpoints: Object.values(endpoints),
  events: attemptEvents,
  streams: [stream('attempt', 'attempt_id', 'One attempt of one player at one quiz.', Object.values(attemptEvents))],
  lifeCycles: attemptsLifeCycles,
  views,
})
