import type { ErrorTable } from '../kernel/declaration.ts'

export const workQueueErrors = {
  WORK_TAKEN: [409, 'Somebody else took this, or gave it back, meanwhile'],
  WORK_NOT_WAITING: [409, 'This does not wait for staff'],
  COLLEAGUE_NOT_FOUND: [422, 'There is no such colleague'],
  COLLEAGUE_MAY_NOT: [422, 'The role of this colleague may not decide this'],
} as const satisfies ErrorTable
