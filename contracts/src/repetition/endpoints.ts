import { command, Done, query } from '../kernel/endpoints.ts'
import { Count, Id, Obj, Type } from '../kernel/schema.ts'
import { SubjectRef } from '../offers/views.ts'
import { MissesView, RepetitionView } from './views.ts'

export const getRepetition = query('repetition.due', {
  path: 'GET /repetition/due',
  access: 'user',
  about: 'What of the questions that the caller missed comes back today and in the next days.',
  answer: RepetitionView,
})

export const countDue = query('repetition.count', {
  path: 'GET /repetition/count',
  access: 'user',
  about: 'How many questions wait for the caller today.',
  answer: Obj({ due: Count }),
})

export const beginReview = command('repetition.begin', {
  path: 'POST /repetition/begin',
  access: 'user',
  about: 'Begins an attempt that asks what is due, or gives back the one that is open.',
  answer: Obj({ id: Id }),
  errors: ['NOTHING_DUE'],
})

export const getSharing = query('repetition.sharing', {
  path: 'GET /current-user/misses-sharing',
  access: 'user',
  about: 'Whether those who teach the caller see what they miss in quizzes.',
  answer: Obj({ is_shared: Type.Boolean() }),
})

export const shareMisses = command('repetition.share', {
  path: 'POST /current-user/misses-sharing',
  access: 'user',
  about: 'Lets those who teach the caller see what they miss in quizzes, or no longer.',
  body: Obj({ is_shared: Type.Boolean() }),
  answer: Done,
})

export const getMisses = query('repetition.misses', {
  path: 'GET /students/{id}/misses',
  access: 'teacher',
  of: 'tuition.teacher',
  about:
    'What one of the caller’s students misses in quizzes, as far as the student shows it; one subject can come first.',
  params: Obj({ id: Id }),
  query: Obj({ subject_id: Type.Optional(SubjectRef) }),
  answer: MissesView,
  errors: ['STUDENT_NOT_FOUND'],
})
