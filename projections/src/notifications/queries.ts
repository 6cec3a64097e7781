import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { countUnseen, getNotificationSettings, listNotifications } from '@kredka/contracts/notifications/endpoints'
import type { Channel } from '@kredka/contracts/notifications/rules'
import { defaultWanted, SENT_TYPES, type SentType } from '@kredka/contracts/notifications/types'
import type { NotificationView, UnseenCountView } from '@kredka/contracts/notifications/views'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, beside, type QueryHandler, userIdOf } from '../kernel/query.ts'

/** Beside the notices themselves: whom and what they are about. */
const LIST_READS = ['notifications', 'profiles', beside('offers'), 'quizzes', 'assignments', 'attempts']

/** @param push_key what browsers subscribe with, null where push messages are not configured */
export function notificationQueryHandlers(push_key: string | null): readonly QueryHandler[] {
  return [
    answerPage(listNotifications, LIST_READS, async ({ sql, input, viewer }) => {
      const page = pageOf(input, DEFAULT_PAGE_SIZE)
      const rows = await sql<NotificationView>(
        `select n.notification_id as id, n.type, n.created_at, n.seen, n.data, n.cause_type,
                case when n.person_id is not null
                     then jsonb_build_object('id', n.person_id, 'name', p.name, 'picture_url', p.picture_url) end
                       as person,
                v.title as offer_title, q.title as quiz_title
           from notifications.notifications n
           left join profiles.people p on p.user_id = n.person_id
           left join offers.hits h on n.type = 'saved_search_match' and h.offer_id = n.data ->> 'offer_id'
           left join offers.versions v on v.offer_id = h.offer_id and v.version = h.version
           left join assignments.assignments a on a.assignment_id = n.data ->> 'assignment_id'
           left join attempts.played t
             on t.attempt_id = n.data ->> 'attempt_id' and t.quiz_id = n.data ->> 'quiz_id'
           left join quizzes.versions q
             on q.quiz_id = n.data ->> 'quiz_id' and q.version = coalesce(a.version, t.version)
          where n.user_id = $1 ${input.unseen === true ? 'and not n.seen' : ''}
          order by n.created_at desc, n.notification_id desc
          limit ${page.limit} offset ${page.offset}`,
        [userIdOf(viewer)],
      )
      return page.of(rows)
    }),

    answer(countUnseen, ['notifications'], async ({ sql, viewer }) => {
      const [counted] = await sql<UnseenCountView>(
        'select count(*)::int as count from notifications.notifications where user_id = $1 and not seen',
        [userIdOf(viewer)],
      )
      return counted ?? { count: 0 }
    }),

    answer(getNotificationSettings, ['notifications'], async ({ sql, viewer }) => {
      const chosen = await sql<{ type: SentType; channel: Channel; wanted: boolean }>(
        'select type, channel, wanted from notifications.switches where user_id = $1',
        [userIdOf(viewer)],
      )
      const own = (of: SentType) =>
        chosen.filter(({ type }) => type === of).map(({ channel, wanted }) => [channel, wanted])
      const types = SENT_TYPES.map((type) => ({ type, ...defaultWanted(type), ...Object.fromEntries(own(type)) }))
      return { types, push_key }
    }),
  ]
}
