import type { ErrorTable } from '../kernel/declaration.ts'

export const attemptsErrors = {
  ATTEMPT_NOT_FOUND: [404, 'There is no such attempt'],
  ATTEMPT_NOT_STARTED: [409, 'The attempt was not started yet'],
  ATTEMPT_NOT_FINISHED: [409, 'The attempt is not finished yet'],
  ATTEMPT_OVER: [409, 'The attempt is over'],
  ANSWER_STAYS: [409, 'In learning mode an answer cannot be changed'],
  ANSWER_UNFIT: [422, 'The answer does not fit the question'],
  QUIZ_ASSIGNED: [409, 'The quiz is assigned to you: what is right stays hidden until it is due'],
  DAILY_QUIZ_LIMIT: [429, 'The daily limit of quizzes is used up. Sign up to play more'],
  DAILY_RANDOM_LIMIT: [429, 'The daily limit of random quizzes is used up'],
  NOTHING_TO_DRAW: [404, 'Too few questions fit what was chosen'],
} as const satisfies ErrorTable
