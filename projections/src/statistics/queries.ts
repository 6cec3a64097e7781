import { HOUR } from '@kredka/contracts/kernel/durations'
import { reject } from '@kredka/contracts/kernel/errors'
import { getOfferRating, getTeacherStatistics } from '@kredka/contracts/statistics/endpoints'
import {
  ATTENDANCE_MIN,
  RESPONSE_MESSAGES,
  RESPONSE_MIN,
  type ResponseBucket,
  UNANSWERED_AFTER_MS,
} from '@kredka/contracts/statistics/rules'
import type { RatingView, TeacherStatisticsView } from '@kredka/contracts/statistics/views'
import { answer } from '../kernel/query.ts'

/** Columns of `f`, a row of teachers or offers, as `RatingView`. */
const RATING = `jsonb_build_object(
  'average', round(f.rating_sum::numeric / nullif(f.rating_count, 0), 2)::float8,
  'count', f.rating_count,
  'by_stars', jsonb_build_array(
    jsonb_build_object('stars', 5, 'count', f.stars_5), jsonb_build_object('stars', 4, 'count', f.stars_4),
    jsonb_build_object('stars', 3, 'count', f.stars_3), jsonb_build_object('stars', 2, 'count', f.stars_2),
    jsonb_build_object('stars', 1, 'count', f.stars_1)))`

/**
 * The last first messages to the teacher in `$1` as of `$2`: how long an answer took, or how long nobody has answered.
 * What came a moment ago and waits tells nothing yet.
 */
const RESPONSE = `
  select count(*)::int as messages, count(answered_at)::int as answered,
         percentile_disc(0.5) within group (order by coalesce(answered_at, $2::timestamptz) - asked_at) as median
    from (select asked_at, answered_at from statistics.first_messages left join statistics.first_answers using (chat_id)
           where teacher_id = $1
             and (answered_at is not null or asked_at <= $2::timestamptz - interval
               '${UNANSWERED_AFTER_MS / HOUR} hours')
           order by asked_at desc limit ${RESPONSE_MESSAGES}) as latest`

interface FactRow extends Pick<TeacherStatisticsView, 'rating' | 'lessons_done' | 'students' | 'repeat_students'> {
  readonly first_offer_at: string | null
  readonly absent: number
  readonly cancelled: number
  readonly messages: number
  readonly answered: number
  readonly median_hours: number | null
}

export const statisticsQueryHandlers = [
  answer(getTeacherStatistics, ['statistics'], async ({ sql, input, now }) => {
    const [row] = await sql<FactRow>(
      `select ${RATING} as rating, f.lessons_done, f.students, f.repeat_students,
              (select public_at from statistics.first_offers o where o.teacher_id = $1) as first_offer_at,
              (select count(*)::int from statistics.missed m where m.teacher_id = $1 and why = 'absent') as absent,
              (select count(*)::int from statistics.missed m where m.teacher_id = $1 and why = 'cancelled')
                as cancelled,
              a.messages, a.answered, (extract(epoch from a.median) / 3600)::float8 as median_hours
         from statistics.teachers f cross join (${RESPONSE}) a
        where f.teacher_id = $1`,
      [input.id, new Date(now).toISOString()],
    )
    if (row === undefined) return reject('NOT_FOUND')
    const { rating, lessons_done, students, repeat_students, first_offer_at } = row
    return {
      rating,
      lessons_done,
      students,
      repeat_students,
      attendance: attendanceOf(row),
      response: responseOf(row),
      first_offer_at,
    }
  }),

  answer(getOfferRating, ['statistics'], async ({ sql, input }) => {
    const [row] = await sql<{ rating: RatingView }>(
      `select ${RATING} as rating from statistics.offers f where f.offer_id = $1`,
      [input.id],
    )
    return row?.rating ?? reject('OFFER_NOT_FOUND')
  }),
]

function attendanceOf({ lessons_done: kept, absent, cancelled }: FactRow): TeacherStatisticsView['attendance'] {
  return kept + absent + cancelled < ATTENDANCE_MIN ? null : { kept, absent, cancelled }
}

function responseOf({ messages, answered, median_hours }: FactRow): TeacherStatisticsView['response'] {
  if (messages < RESPONSE_MIN || median_hours === null) return null
  return { within: bucketOf(median_hours), messages, answered }
}

function bucketOf(hours: number): ResponseBucket {
  if (hours <= 1) return 'hour'
  if (hours <= 3) return 'few_hours'
  if (hours <= 24) return 'day'
  return hours <= 72 ? 'few_days' : 'longer'
}
