import type { ErrorTable } from '../kernel/declaration.ts'

export const lockerErrors = {
  AVATAR_UNKNOWN: [422, 'There is no such avatar'],
} as const satisfies ErrorTable
