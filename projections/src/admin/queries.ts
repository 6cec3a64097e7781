import { countWaiting, scanAdmin } from '@kredka/contracts/admin/endpoints'
import type { AdminIdView, WaitingView } from '@kredka/contracts/admin/views'
import { answer } from '../kernel/query.ts'

const NOTHING: WaitingView = {
  offer_requests: 0,
  comments: 0,
  exercises: 0,
  quizzes: 0,
  quiz_contests: 0,
  lesson_problems: 0,
  message_reports: 0,
  levels: 0,
  contact_messages: 0,
  beta_requests: 0,
}

const READ = [
  'offers',
  'reviews',
  'topics',
  'quizzes',
  'contests',
  'lessons',
  'chat',
  'levels',
  'help',
  'settings',
] as const

export const adminQueryHandlers = [
  answer(scanAdmin, ['admin'], async ({ sql, viewer }) => {
    if (viewer.kind !== 'admin') return null
    const [admin] = await sql<AdminIdView>('select admin_id as id, name from admin.admins where admin_id = $1', [
      viewer.id,
    ])
    return admin ?? null
  }),

  answer(countWaiting, READ, async ({ sql }) => {
    const [row] = await sql<WaitingView>(
      `select (select count(*)::int from offers.offers where state in ('waiting', 'active_waiting')) as offer_requests,
              (select count(*)::int from reviews.reviews where report = 'open') as comments,
              (select count(*)::int from topics.exercises where state = 'waiting') as exercises,
              (select count(*)::int from quizzes.quizzes where waiting is not null) as quizzes,
              (select count(distinct (quiz_id, version, question_id))::int from contests.contests
                where state = 'open' and is_overdue) as quiz_contests,
              (select count(*)::int from lessons.problems where state in ('answered', 'unanswered')) as lesson_problems,
              (select count(*)::int from chat.reports where state = 'waiting') as message_reports,
              (select count(*)::int from levels.levels where reports > 0 and state in ('listed', 'hidden')) as levels,
              (select count(*)::int from help.messages where state = 'new') as contact_messages,
              (select count(distinct user_id)::int from settings.beta_features where state = 'requested')
                as beta_requests`,
    )
    return row ?? NOTHING
  }),
]
