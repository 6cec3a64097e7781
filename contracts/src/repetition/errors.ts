import type { ErrorTable } from '../kernel/declaration.ts'

export const repetitionErrors = {
  NOTHING_DUE: [409, 'No question is due today'],
} as const satisfies ErrorTable
