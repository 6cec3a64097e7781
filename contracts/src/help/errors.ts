import type { ErrorTable } from '../kernel/declaration.ts'

export const helpErrors = {
  CONTACT_MESSAGE_NOT_FOUND: [404, 'There is no such message'],
  FAQ_ITEM_NOT_FOUND: [404, 'There is no such question'],
  FAQ_FULL: [409, 'There are too many questions already'],
} as const satisfies ErrorTable
