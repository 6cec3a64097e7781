import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { topicEvents } from './events.ts'
import { topicsLifeCycles } from './life-cycles.ts'
import * as views from './views.ts'

export const topicsContract = defineContract({
  name: 'topics',
  title: 'Topics',
  endpoints: Object.values(endpoints),
  events: topicEvents,
  streams: [
    stream(
      'topic',
      'topic_id',
      'What a teacher teaches, with exercises that staff have looked at.',
      Object.values(topicEvents),
    ),
  ],
  lifeCycles: topicsLifeCycles,
  views,
})
