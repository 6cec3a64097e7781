import type { ErrorTable } from '../kernel/declaration.ts'

export const notificationsErrors = {
  NOTIFICATION_NOT_FOUND: [404, 'There is no such notification'],
  PUSH_OFF: [409, 'Push messages are not configured here'],
  PUSH_SERVICE_UNKNOWN: [422, 'This browser’s push service is not one we send to'],
} as const satisfies ErrorTable
