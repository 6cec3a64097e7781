import type { ErrorTable } from '../kernel/declaration.ts'

export const topicsErrors = {
  TOPIC_NOT_FOUND: [404, 'There is no such topic'],
  TOPICS_FULL: [409, 'There are as many topics as one tutor may have. Remove one first'],
  TOPIC_FULL: [409, 'This topic is full: fifty exercises and two hundred readers are the most'],
  TOPIC_NOT_YOUR_STUDENT: [409, 'Topics can be given to your own students'],
  EXERCISE_NOT_FOUND: [404, 'There is no such exercise'],
  EXERCISE_NOT_WAITING: [409, 'This version of the exercise does not await a decision'],
  EXERCISE_NOT_REJECTED: [409, 'This version of the exercise is not rejected'],
} as const satisfies ErrorTable
