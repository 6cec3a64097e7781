import type { ErrorTable } from '../kernel/declaration.ts'

export const jobsErrors = {
  JOB_NOT_FOUND: [404, 'There is no such job'],
  ALARM_NOT_DUE: [409, 'This alarm is not due, or has fired meanwhile'],
  JOB_RUNNING: [409, 'This job is running already'],
} as const satisfies ErrorTable
