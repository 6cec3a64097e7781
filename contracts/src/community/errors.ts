import type { ErrorTable } from '../kernel/declaration.ts'

export const communityErrors = {
  ANNOUNCEMENT_NOT_FOUND: [404, 'There is no such announcement'],
  ANNOUNCEMENT_NOT_PUBLISHED: [409, 'This announcement is not published'],
  DEV_TASK_NOT_FOUND: [404, 'There is no such task on the board'],
  DEV_BOARD_FULL: [409, 'The board is full. Delete old tasks first'],
  IDEA_NOT_FOUND: [404, 'There is no such idea'],
  IDEA_NOT_UNDER_VOTE: [409, 'This idea is not under vote'],
  IDEA_NOT_MOVABLE: [409, 'This idea cannot go there from where it stands'],
  TOO_MANY_IDEAS: [409, 'Three new ideas a day are the most. Come back tomorrow'],
  OPINION_NOT_FOUND: [404, 'There is no such opinion'],
  OPINION_NOT_WAITING: [409, 'This version of the opinion does not await a decision'],
} as const satisfies ErrorTable
