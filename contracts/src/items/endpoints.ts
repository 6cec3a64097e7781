import { query } from '../kernel/endpoints.ts'
import { Id, Obj, Type } from '../kernel/schema.ts'
import { QuizPanelView } from './views.ts'

export const getQuizPanel = query('items.panel', {
  path: 'GET /my-quizzes/{id}/panel',
  access: 'user',
  of: 'quiz.author',
  about:
    'How people did at a version of the caller’s own quiz, and what its questions tell; by default the listed one.',
  params: Obj({ id: Id }),
  query: Obj({ version: Type.Optional(Type.Integer({ minimum: 1 })) }),
  answer: QuizPanelView,
  errors: ['QUIZ_NOT_FOUND'],
})
