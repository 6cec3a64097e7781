import type { ErrorTable } from '../kernel/declaration.ts'

export const studentsErrors = {
  STUDENT_NOT_FOUND: [404, 'There is no such student of yours'],
} as const satisfies ErrorTable
