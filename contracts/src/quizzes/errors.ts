import type { ErrorTable } from '../kernel/declaration.ts'

export const quizzesErrors = {
  QUIZ_NOT_FOUND: [404, 'There is no such quiz'],
  QUIZ_NOT_WAITING: [409, 'This version of the quiz does not await a decision'],
  QUIZ_NOT_POSSIBLE: [409, 'The quiz does not allow this now'],
  QUIZ_TOO_SHORT: [409, 'A quiz needs at least three questions'],
  QUIZ_FULL: [409, 'A quiz has at most one hundred questions'],
  QUIZZES_FULL: [409, 'There are as many quizzes as one author may have. Remove one first'],
  QUESTION_NOT_FOUND: [404, 'There is no such question'],
  QUESTION_CHANGED: [409, 'The question was changed meanwhile'],
  PICTURE_UNKNOWN: [422, 'There is no such picture. Send it again'],
  IMPORT_NOT_TEXT: [422, 'This is no file of text'],
  IMPORT_TOO_LARGE: [422, 'This is more than can be taken at once. Choose fewer questions'],
  QUESTIONS_UNREADY: [409, 'Some questions lack something'],
  KEY_UNFIT: [422, 'The key does not fit the question'],
  KEY_LAST_QUESTION: [409, 'One question of a version has to count'],
  KEY_CORRECTIONS_FULL: [409, 'The keys of this quiz were corrected too often'],
  TOO_MANY_WAITING: [409, 'Too many of your quizzes await approval'],
} as const satisfies ErrorTable
