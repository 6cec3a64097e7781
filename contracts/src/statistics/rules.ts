import { DAY } from '../kernel/durations.ts'

/** How the facts about a teacher are computed (PRO-04). */

/** First messages that the response time is taken from. */
export const RESPONSE_MESSAGES = 25
/** From so many first messages on there is a response time to tell. */
export const RESPONSE_MIN = 3
/** A first message that nobody has answered counts from this age on. */
export const UNANSWERED_AFTER_MS = DAY
/** Lessons that it takes until attendance is told. */
export const ATTENDANCE_MIN = 3
/** Within how long a teacher usually answers: one hour, three, a day, three days, or longer. */
export const RESPONSE_BUCKETS = ['hour', 'few_hours', 'day', 'few_days', 'longer'] as const
export type ResponseBucket = (typeof RESPONSE_BUCKETS)[number]
