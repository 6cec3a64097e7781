import type { ErrorTable } from '../kernel/declaration.ts'

export const levelsErrors = {
  LEVEL_NOT_FOUND: [404, 'There is no such level'],
  LEVEL_PART_IMPOSSIBLE: [422, 'Cannot add part'],
  LEVEL_CHANGED: [409, 'The level was changed meanwhile'],
  LEVEL_CHANGES_USED_UP: [409, 'The level was changed too often. Go on with a copy of it'],
  LEVEL_FAULTY: [409, 'The level has faults. Mend what is marked on the board first'],
  LEVEL_UNPROVEN: [409, 'Clear the level exactly as it is first'],
  LEVEL_NOT_POSSIBLE: [409, 'The level does not allow this now'],
  LEVELS_FULL: [409, 'There are as many levels as one author may have. Remove one first'],
} as const satisfies ErrorTable
