import type { ErrorTable } from '../kernel/declaration.ts'

export const lockerErrors = {
  AVATAR_UNKNOWN: [422, 'There is no such avatar'],
  PARTS_LOCKED: [409, 'This avatar has parts that you have not bought'],
  PART_NOT_SOLD: [422, 'There is no such part to buy'],
  POINTS_MISSING: [409, 'You have too few points for this part'],
} as const satisfies ErrorTable
