import type { ErrorTable } from '../kernel/declaration.ts'

export const profilesErrors = {
  AVATAR_MISSING: [409, 'You have no avatar yet'],
  ALREADY_TEACHER: [409, 'You have a teacher profile already'],
} as const satisfies ErrorTable
