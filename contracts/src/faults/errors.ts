import type { ErrorTable } from '../kernel/declaration.ts'

export const faultErrors = {
  FAULT_NOT_FOUND: [404, 'There is no such error, or it is too old'],
  FAULT_DECIDED: [409, 'Somebody decided this meanwhile, or it happened again'],
} as const satisfies ErrorTable
