/** Rules of lessons (LES-01 to LES-04), the same in browser and server. */

const HOUR = 3_600_000

export const LESSON_NOTE_MAX = 2000
export const HOMEWORK_MAX = 2000
export const PROBLEM_TEXT_MAX = 1000
/** Section 3: stored states; `new` shows as booked, `moved` counts as booked. */
export const LESSON_STATUSES = ['new', 'cancelled', 'moved', 'done'] as const
export type LessonStatus = (typeof LESSON_STATUSES)[number]

export const PROBLEM_KINDS = ['no_show', 'late', 'other'] as const
export type ProblemKind = (typeof PROBLEM_KINDS)[number]
/**
 * What a report comes to. `held`: the lesson took place, `student_absent`: the payment stays due, `teacher_absent`: the lesson counts as cancelled by the teacher,
 * `dismissed`: nothing follows.
 */
export const PROBLEM_OUTCOMES = ['held', 'student_absent', 'teacher_absent', 'dismissed'] as const
export type ProblemOutcome = (typeof PROBLEM_OUTCOMES)[number]

/** Nobody reported a problem: done by itself this long after the end. */
export const AUTO_DONE_MS = 72 * HOUR
export const REPORT_WINDOW_MS = 72 * HOUR
export const REPORT_ANSWER_MS = 7 * 24 * HOUR
export const TAKE_BACK_MS = 72 * HOUR
export const PROPOSAL_LIFE_MS = 48 * HOUR
/** After acceptance a lesson can be cancelled free for this long, where it begins `GRACE_START_MS` later or more. */
export const GRACE_MS = HOUR
export const GRACE_START_MS = 3 * HOUR
/** The meeting link shows from this long before the start. */
export const LINK_BEFORE_MS = 24 * HOUR
