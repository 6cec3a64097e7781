import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { quizAuthorEvents, quizEvents } from './events.ts'
import * as exchange from './exchange-endpoints.ts'
import { GeneratedRowView, GeneratorPreview } from './generator.ts'
import * as generatorEndpoints from './generator-endpoints.ts'
import { ExchangedQuestion, ImportPreview, ImportRowView } from './imports.ts'
import { quizzesLifeCycles } from './life-cycles.ts'
import * as question from './question.ts'
import * as staff from './staff-endpoints.ts'
import * as views from './views.ts'

export const quizzesContract = defineContract({
  name: 'quizzes',
  title: 'Quizzes',
  about: 'The public list of quizzes, what authors write, and the review by staff.',
  endpoints: [
    ...Object.values(endpoints),
    ...Object.values(exchange),
    ...Object.values(generatorEndpoints),
    ...Object.values(staff),
  ],
  events: { ...quizEvents, ...quizAuthorEvents },
  streams: [
    stream(
      'quiz',
      'quiz_id',
      'A quiz: its draft, its frozen versions, and which of them is listed.',
      Object.values(quizEvents),
    ),
    stream('quizauthor', 'author_id', 'Which quizzes of an author wait for review.', Object.values(quizAuthorEvents)),
  ],
  lifeCycles: quizzesLifeCycles,
  views: { ...views, ...question, ExchangedQuestion, ImportPreview, ImportRowView, GeneratedRowView, GeneratorPreview },
})
