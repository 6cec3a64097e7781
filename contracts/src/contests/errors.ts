import type { ErrorTable } from '../kernel/declaration.ts'

export const contestsErrors = {
  CONTEST_ANSWERED: [409, 'Nobody contests this key any more'],
  CONTEST_TOO_EARLY: [409, 'The answer was not judged yet'],
  CONTEST_OPEN: [409, 'You contest this key already. Its author has to answer first'],
  CONTEST_OWN_KEY: [409, 'This is your own quiz: correct the key'],
  CONTESTS_FULL: [409, 'So many contest this key that its author has to answer first'],
  DAILY_CONTEST_LIMIT: [429, 'You cannot contest more keys today'],
} as const satisfies ErrorTable
