import * as endpoints from '@kredka/contracts/notifications/endpoints'
import { notificationEvents } from '@kredka/contracts/notifications/events'
import { notificationsProjection } from '@kredka/projections/notifications/projection'
import { notificationAnswerers } from '@kredka/projections/notifications/queries'
import type { Module } from '../kernel/module.ts'
import { inboxHandlers } from './handlers.ts'
import { notificationHints } from './hints.ts'
import { mailAlarm } from './mail-alarm.ts'

/** What people are told, where, and how they want to be told (NOT-01). */
export function createNotifications(): Module {
  return {
    name: 'notifications',
    endpoints: Object.values(endpoints),
    events: notificationEvents,
    projections: [notificationsProjection],
    handlers: inboxHandlers,
    hints: notificationHints,
    answerers: () => notificationAnswerers(null),
    alarms: (tools) => [mailAlarm(tools)],
  }
}

export { type Notice, noticeSeenElsewhere, notify, wantsMail } from './notify.ts'
export { stopMailToken } from './stop-mail-token.ts'
