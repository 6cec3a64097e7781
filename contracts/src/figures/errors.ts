import type { ErrorTable } from '../kernel/declaration.ts'

export const figuresErrors = {
  FIGURES_PERIOD_WRONG: [422, 'Choose both days, at most 366 of them and none that is still to come'],
} as const satisfies ErrorTable
