import { notificationsContract } from '@kredka/contracts/notifications/contract'
import { notificationsProjection } from '@kredka/projections/notifications/projection'
import { notificationQueryHandlers } from '@kredka/projections/notifications/queries'
import type { Module } from '../kernel/module.ts'
import type { Pause } from '../kernel/reactions/pause.ts'
import type { Led } from '../kernel/reactions/under-lease.ts'
import { streamState } from '../kernel/stream-state.ts'
import type { Tools } from '../kernel/tools.ts'
import { contentOfAll } from '../mail/index.ts'
import { inboxHandlers } from './handlers.ts'
import { notificationHints } from './hints.ts'
import { inboxDecider } from './inbox.ts'
import { mailAlarm } from './mail-alarm.ts'
import { deviceHandlers } from './push/handlers.ts'
import { queuePush } from './push/policy.ts'
import { pushSender } from './push/sender.ts'
import type { PushSettings } from './push/services.ts'
import { pushTransport } from './push/transport.ts'

export interface NotificationParts {
  /** Who sends push messages; null where they are not configured. */
  readonly push: PushSettings | null
  readonly pause: Pause
  /** Every module: how its notices leave the site, and what it keeps for them. */
  readonly modules: () => readonly Pick<Module, 'noticeWays' | 'mailContents'>[]
}

export interface Notifications {
  readonly module: Module
  /** The sender of push messages, for `runUnderLeases` of a worker; null where they are not configured. */
  pushSender(tools: Tools): Led | null
}

/** What people are told, where, and how they want to be told (NOT-01). */
export function createNotifications({ push, pause, modules }: NotificationParts): Notifications {
  let wake: () => void = () => undefined
  const ways = () => Object.assign({}, ...modules().map(({ noticeWays }) => noticeWays))
  const module: Module = {
    ...notificationsContract,
    states: [streamState(inboxDecider)],
    projections: [notificationsProjection],
    handlers: (tools) => [...inboxHandlers(tools), ...deviceHandlers(tools, push)],
    hints: notificationHints,
    queryHandlers: () => notificationQueryHandlers(push?.public_key ?? null),
    policies: (tools) => (push === null ? [] : [queuePush(tools, ways(), () => wake())]),
    alarms: (tools) => [mailAlarm(tools, ways())],
    records: ({ vault }) => [{ name: 'push_devices', of: (userId) => vault.pushDevices.list(userId) }],
  }
  return {
    module,
    pushSender: (tools) => {
      if (push === null) return null
      const { vault, clock, log } = tools
      const contentOf = contentOfAll(modules().map(({ mailContents }) => mailContents?.(tools) ?? {}))
      const parts = { devices: vault.pushDevices, send: pushTransport(push), contentOf, clock, pause }
      const sender = pushSender({ ...parts, log: log.child({ part: 'push' }) })
      wake = sender.wake
      return { name: 'push', lead: sender.lead }
    },
  }
}

export { noticeSeenElsewhere, notify, wantsMail } from './notify.ts'
export type { PushSettings } from './push/services.ts'
export { stopMailToken } from './stop-mail-token.ts'
