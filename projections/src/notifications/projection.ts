import { accountEvents } from '@kredka/contracts/accounts/events'
import { jobEvents } from '@kredka/contracts/jobs/events'
import { notificationEvents as e } from '@kredka/contracts/notifications/events'
import { KEPT_DAYS } from '@kredka/contracts/notifications/rules'
import { on, type Projection } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

/** What people were told, and how they want to be told (NOT-01). */
export const notificationsProjection: Projection = {
  name: 'notifications',
  number: 3,
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
    ...on(jobEvents.DayBegan, ({ data }, rows) => rows.put('days', { id: 1, today: data.date })),
    ...on(accountEvents.PersonForgotten, ({ data }, rows) => {
      rows.remove('notifications', { user_id: data.subject_id })
      rows.remove('switches', { user_id: data.subject_id })
    }),
  },
  later: {
    after: [jobEvents.DayBegan.name],
    slice: async (rows) => (await rows.sql(FORGET_OLD)).length === FORGOTTEN_A_SLICE,
  },
}

const FORGOTTEN_A_SLICE = 2_000

const FORGET_OLD = `
  delete from notifications where notification_id in (
    select notification_id from notifications where created_at < (select today from days) - ${KEPT_DAYS}
      order by created_at limit ${FORGOTTEN_A_SLICE})
  returning 1 as one`
