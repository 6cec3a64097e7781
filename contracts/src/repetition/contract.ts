import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { repetitionEvents } from './events.ts'
import * as views from './views.ts'

export const repetitionContract = defineContract({
  name: 'repetition',
  title: 'Spaced repetition',
  about: 'Questions that were missed come back on the day they are due; what is missed most, for who teaches.',
  endpoints: Object.values(endpoints),
  events: repetitionEvents,
  streams: [stream('learner', 'user_id', 'What a person shows of their learning.', Object.values(repetitionEvents))],
  views,
})
