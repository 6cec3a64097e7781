import { accountEvents } from '@kredka/contracts/accounts/events'
import { jobEvents } from '@kredka/contracts/jobs/events'
import { notificationEvents as e } from '@kredka/contracts/notifications/events'
import { KEPT_DAYS } from '@kredka/contracts/notifications/rules'
import { on, type Projection } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

/** What people were told, and how they want to be told (NOT-01). */
export const notificationsProjection: Projection = {
  name: 'notifications',
  number: 2,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.Notified, ({ data, metadata }, rows) => {
      const { notification_id, user_id, type, person_id, cause_type } = data
      // the words are nobody's any more: the person is forgotten
      if (!data.in_app || data.data === null) return
      const notice = { notification_id, user_id, type, person_id, cause_type, data: data.data }
      rows.put('notifications', { ...notice, created_at: metadata.occurred_at })
    }),
    ...on(e.NotificationsSeen, ({ data }, rows) => {
      for (const notification_id of data.notification_ids) {
        rows.patch('notifications', { notification_id }, { seen: true })
      }
    }),
    ...on(e.AllNotificationsSeen, async ({ data }, rows) => {
      await rows.sql(
        'update notifications set seen = true where user_id = $1 and not seen and notification_id <> all($2::text[])',
        [data.user_id, data.except_notification_ids],
      )
    }),
    ...on(e.NotificationChannelChosen, ({ data: { user_id, type, channel, wanted } }, rows) => {
      rows.put('switches', { user_id, type, channel, wanted })
    }),
    ...on(jobEvents.DayBegan, async ({ data }, rows) => {
      await rows.sql('delete from notifications where created_at < $1::date - $2::int', [data.date, KEPT_DAYS])
    }),
    ...on(accountEvents.PersonForgotten, ({ data }, rows) => {
      rows.remove('notifications', { user_id: data.subject_id })
      rows.remove('switches', { user_id: data.subject_id })
    }),
  },
}
