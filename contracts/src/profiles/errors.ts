import type { ErrorTable } from '../kernel/declaration.ts'

export const profilesErrors = {
  ALREADY_TEACHER: [409, 'You have a teacher profile already'],
} as const satisfies ErrorTable
