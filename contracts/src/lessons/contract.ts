import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { lessonEvents } from './events.ts'
import { lessonsLifeCycles } from './life-cycles.ts'
import * as views from './views.ts'

export const lessonsContract = defineContract({
  name: 'lessons',
  title: 'Lessons',
  about: 'Booked lessons: moving, cancelling, what became of them, and problem reports.',
  endpoints: Object.values(endpoints),
  events: lessonEvents,
  streams: [
    stream(
      'lesson',
      'lesson_id',
      'A lesson from its booking on: moves, cancelling, what became of it, reports.',
      Object.values(lessonEvents),
    ),
  ],
  lifeCycles: lessonsLifeCycles,
  views,
})
