import { notificationEvents as e } from '@kredka/contracts/notifications/events'
import { type Hints, hint } from '../kernel/hints.ts'

const own = (user_id: string) => [{ to: { person: user_id }, entity: 'notification' }] as const

/** The bell and the list of the person, in all their tabs. */
export const notificationHints: Hints = {
  ...hint(e.Notified, ({ data }) => (data.in_app ? own(data.user_id) : [])),
  ...hint(e.NotificationsSeen, ({ data }) => own(data.user_id)),
  ...hint(e.AllNotificationsSeen, ({ data }) => own(data.user_id)),
  ...hint(e.NotificationChannelChosen, ({ data }) => own(data.user_id)),
}
