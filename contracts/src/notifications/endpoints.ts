import { command, Done, query } from '../kernel/endpoints.ts'
import { Id, Obj, OneOf, PageQuery, Type } from '../kernel/schema.ts'
import { CHANNELS } from './rules.ts'
import { SentTypeName } from './types.ts'
import {
  NotificationSettingsView,
  NotificationView,
  PushEndpoint,
  PushKeys,
  StopMailToken,
  UnseenCountView,
} from './views.ts'

export const listNotifications = query('notifications.list', {
  path: 'GET /notifications',
  access: 'user',
  about: 'What the caller was told in the last year, newest first.',
  query: Obj({ ...PageQuery, unseen: Type.Optional(Type.Boolean()) }),
  answer: Type.Array(NotificationView),
  paged: true,
})

export const countUnseen = query('notifications.count_unseen', {
  path: 'GET /notifications/count-unseen',
  access: 'user',
  about: 'How many notifications the caller has not seen.',
  answer: UnseenCountView,
})

export const markSeen = command('notifications.mark_seen', {
  path: 'POST /notifications/{id}/mark-seen',
  access: 'user',
  of: 'notification.user',
  about: 'Marks one notification as seen.',
  params: Obj({ id: Id }),
  answer: Done,
  errors: ['NOTIFICATION_NOT_FOUND'],
})

export const markAllSeen = command('notifications.mark_all_seen', {
  path: 'POST /notifications/mark-all-seen',
  access: 'user',
  about: 'Marks all notifications as seen, or with `up_to` those that had come by the time of that one.',
  body: Obj({ up_to: Type.Optional(Id) }),
  answer: Done,
})

export const getNotificationSettings = query('notifications.settings', {
  path: 'GET /notifications/settings',
  access: 'user',
  about: 'How the caller wants to be told, by type, and the key to subscribe a device with.',
  answer: NotificationSettingsView,
})

export const chooseChannel = command('notifications.choose_channel', {
  path: 'POST /notifications/settings',
  access: 'user',
  about: 'Switches one way of telling on or off for one type.',
  body: Obj({ type: SentTypeName, channel: OneOf(CHANNELS), wanted: Type.Boolean() }),
  answer: Done,
})

export const stopMail = command('notifications.stop_mail', {
  path: 'POST /notifications/stop-mail/{token}',
  access: 'public',
  about: 'Ends the mails of one type. Mail programs call it with one click (RFC 8058).',
  params: Obj({ token: StopMailToken }),
  answer: Done,
  errors: ['NOT_FOUND'],
  one_click: true,
})

export const subscribeDevice = command('notifications.subscribe_device', {
  path: 'POST /notifications/devices',
  access: 'user',
  about: 'Sends push messages to this browser until its login ends.',
  body: Obj({ endpoint: PushEndpoint, ...PushKeys }),
  answer: Done,
  errors: ['PUSH_OFF', 'PUSH_SERVICE_UNKNOWN'],
})

export const unsubscribeDevice = command('notifications.unsubscribe_device', {
  path: 'POST /notifications/devices/remove',
  access: 'user',
  about: 'Ends push messages to this browser.',
  body: Obj({ endpoint: PushEndpoint }),
  answer: Done,
})
