import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { ContestCounted, contestEvents } from './events.ts'
import { CONTEST_CATEGORY } from './rules.ts'
import * as views from './views.ts'

export const contestsContract = defineContract({
  name: 'contests',
  title: 'Contested keys',
  about: 'Learners say that a key is wrong, and why; its author, or staff in their stead, answer.',
  endpoints: Object.values(endpoints),
  events: { ...contestEvents, ContestCounted },
  streams: [
    stream(CONTEST_CATEGORY, 'quiz_id', 'Who contests which keys of a quiz.', Object.values(contestEvents)),
    stream('contestday', 'day', 'How many keys a person contested in a day.', [ContestCounted]),
  ],
  views,
})
