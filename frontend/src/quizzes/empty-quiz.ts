/** What the form of a new quiz begins with, beside its language. */
export const EMPTY_QUIZ = {
  title: '',
  description: '',
  subject_id: '',
  level: 'any',
  difficulty: 3,
  exam_minutes: null,
} as const
