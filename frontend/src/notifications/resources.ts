import { countUnseen, getNotificationSettings, listNotifications } from '@kredka/contracts/notifications/endpoints'
import { createResource } from '../app/store/resource.ts'

export const notices = createResource(listNotifications, { on: ['notification'] })
export const unseenCount = createResource(countUnseen, { on: ['notification'] })
export const noticeSettings = createResource(getNotificationSettings, {
  on: ['notification'],
})
