import type { ErrorTable } from '../kernel/declaration.ts'

export const rewardsErrors = {
  PLAYER_NAME_FULL: [422, 'Choose another name than your full name: anybody can see it'],
} as const satisfies ErrorTable
