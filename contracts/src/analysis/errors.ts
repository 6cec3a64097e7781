import type { ErrorTable } from '../kernel/declaration.ts'

export const analysisErrors = {
  ANALYST_QUESTION_NOT_FOUND: [404, 'There is no such question among yours'],
  ANALYST_QUESTIONS_FULL: [409, 'You keep too many questions already: archive some first'],
  QUESTIONS_OFF: [409, 'No questions can be asked here'],
  REPLICA_MISSING: [409, 'There is no copy of the log yet: make one first'],
  REPLICA_BEING_MADE: [409, 'The copy of the log is being made already'],
  QUESTION_RUNNING: [409, 'Your last question is still being answered'],
  QUESTIONS_BUSY: [429, 'Others are asking too: try again in a moment'],
  QUESTION_RUN_NOT_FOUND: [404, 'This answer is gone: ask again'],
} as const satisfies ErrorTable
