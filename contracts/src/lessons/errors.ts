import type { ErrorTable } from '../kernel/declaration.ts'

export const lessonsErrors = {
  LESSON_NOT_FOUND: [404, 'There is no such lesson'],
  LESSON_NOT_BOOKED: [409, 'This lesson is not booked any more'],
  LESSON_NOT_OVER: [409, 'This lesson is not over yet'],
  LESSON_NOT_BEGUN: [409, 'This lesson has not begun yet'],
  LESSON_BEGUN: [409, 'This lesson has begun already'],
  LESSON_OVER: [409, 'This lesson is over'],
  LESSON_NOT_DONE: [409, 'This lesson is not marked as done'],
  LESSON_TAKE_BACK_OVER: [409, 'A mark can be taken back for 72 hours'],
  LESSON_CANCEL_LATE: [409, 'Cancelling is no longer free of charge'],
  LESSON_TIME_PAST: [422, 'Choose a time that is still to come'],
  LESSON_SAME_TIME: [422, 'The lesson takes place then already'],
  LESSON_MOVE_OPEN: [409, 'A new time has been proposed already'],
  LESSON_MOVE_GONE: [409, 'This proposal is no longer open'],
  LESSON_OTHER_SIDE: [409, 'This is for the other side to do'],
  LESSON_REPORTED: [409, 'This lesson has been reported already'],
  LESSON_REPORT_OVER: [409, 'A problem can be reported until 72 hours after the lesson'],
  LESSON_PROBLEM_OPEN: [409, 'A report about this lesson stands in the way'],
  LESSON_PROBLEM_NOT_FOUND: [404, 'There is no such report'],
  LESSON_PROBLEM_DECIDED: [409, 'This report is closed already'],
  LESSON_PROBLEM_WAITS: [409, 'The other side may still answer'],
} as const satisfies ErrorTable
