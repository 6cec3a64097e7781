import type { ErrorTable } from '../kernel/declaration.ts'

export const chatErrors = {
  CHAT_NOT_FOUND: [404, 'There is no such chat'],
  CHAT_MESSAGE_NOT_FOUND: [404, 'There is no such message in this chat'],
  CHAT_PERSON_GONE: [409, 'This person is no longer here'],
  CHAT_NEEDS_TEACHER: [409, 'At least one of the two has to be a tutor'],
  CANNOT_MESSAGE_YOURSELF: [422, 'You can’t message yourself'],
  CANNOT_BLOCK_YOURSELF: [422, 'You can’t block yourself'],
  CHAT_BLOCKED_BY_YOU: [409, 'You have blocked this person'],
  CHAT_BLOCKED_BY_OTHER: [409, 'This person does not take messages from you'],
  OUT_OF_TURN: [409, 'Not your turn for sending a message'],
  CHAT_TOO_FAST: [429, 'Wait five seconds between two messages'],
  CHAT_TOO_MANY_PEOPLE: [429, 'Twenty new people a day are the most. Write again tomorrow'],
  CANNOT_REPORT_OWN_MESSAGE: [422, 'This message is your own'],
  MESSAGE_ALREADY_REPORTED: [409, 'You have reported this message already'],
  MESSAGE_REPORT_NOT_FOUND: [404, 'There is no such report'],
  MESSAGE_REPORT_DECIDED: [409, 'This report has been decided meanwhile'],
} as const satisfies ErrorTable
