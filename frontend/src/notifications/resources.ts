import { countUnseen, getNotificationSettings, listNotifications } from '@kredka/contracts/notifications/endpoints'
import { createResource } from '../app/store/resource.ts'

export const notices = createResource('notifications.list', listNotifications, { on: ['notification'] })
export const unseenCount = createResource('notifications.count_unseen', countUnseen, { on: ['notification'] })
export const noticeSettings = createResource('notifications.settings', getNotificationSettings, {
  on: ['notification'],
})
