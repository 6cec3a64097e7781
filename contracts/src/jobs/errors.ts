import type { ErrorTable } from '../kernel/declaration.ts'

export const jobsErrors = {
  JOB_NOT_FOUND: [404, 'There is no such job'],
  JOB_RUNNING: [409, 'This job is running already'],
} as const satisfies ErrorTable
