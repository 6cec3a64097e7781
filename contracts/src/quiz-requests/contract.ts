import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { askedQuizEvents, askerEvents } from './events.ts'
import { quizRequestsLifeCycles } from './life-cycles.ts'
import * as views from './views.ts'

export const quizRequestsContract = defineContract({
  name: 'quiz-requests',
  title: 'Requests for quizzes',
  about: 'Students ask their teachers for a quiz; the teacher assigns one, or says why not.',
  endpoints: Object.values(endpoints),
  events: { ...askerEvents, ...askedQuizEvents },
  streams: [
    stream('quizrequest', 'request_id', 'A quiz that a student asked for.', Object.values(askedQuizEvents)),
    stream('quizasker', 'student_id', 'What a student asked for that still waits.', Object.values(askerEvents)),
  ],
  lifeCycles: quizRequestsLifeCycles,
  views,
})
