import type { ErrorTable } from '../kernel/declaration.ts'

export const quizRoomsErrors = {
  QUIZ_ROOM_NOT_FOUND: [404, 'There is no such room'],
  QUIZ_ROOM_CLOSED: [409, 'The room is closed'],
  QUIZ_ROOM_FULL: [409, 'The room is full'],
  QUIZ_ROOM_LOCKED: [409, 'The host lets nobody in any more'],
  QUIZ_ROOM_TOO_LATE: [409, 'The game has begun, and the room takes no latecomers'],
  QUIZ_ROOM_NOT_POSSIBLE: [409, 'The room does not do that at this moment'],
  QUIZ_ROOMS_MANY: [429, 'You have opened as many rooms as a day allows'],
  SEAT_NOT_FOUND: [404, 'There is no such seat'],
  SEAT_KICKED: [403, 'The host took you out of the room'],
  SEAT_CLAIMED: [409, 'The seat belongs to another account'],
  SEAT_LINK_OVER: [404, 'The link was used, has expired, or there is a newer one'],
  NAME_TAKEN: [409, 'Somebody in the room has a name that looks the same'],
  NAME_UNFIT: [422, 'Choose a name of 2 to 20 characters that everybody may read'],
  ALREADY_ANSWERED: [409, 'You have answered this question already'],
  QUESTION_NOT_OPEN: [409, 'The question is not open'],
  OPENED_ELSEWHERE: [409, 'The seat was opened somewhere else'],
} as const satisfies ErrorTable
