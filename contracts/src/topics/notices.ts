import { NOT_URGENT, notice } from '../kernel/notices.ts'
import { Id, Nullable, Obj, OneOf, Text } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { TOPIC_TITLE_MAX } from './rules.ts'

/** So much of an exercise stands in a notice. */
export const QUESTION_START = 120

export const topicsNotices = {
  /**
   * `question`: how the exercise begins, so that one is told from the others of its topic. `reason` where it was
   * rejected; `reopened`: that was taken back, and it waits again.
   */
  exercise_status: notice(
    NOT_URGENT,
    Obj({
      topic_id: Id,
      topic_title: Text(TOPIC_TITLE_MAX),
      exercise_id: Id,
      question: Text(QUESTION_START),
      status: OneOf(['approved', 'rejected', 'reopened']),
      reason: Nullable(Text(REASON_MAX)),
    }),
    {
      topic_id: '01jd0000000000000000000001',
      topic_title: 'Równania',
      exercise_id: '01jd0000000000000000000002',
      question: 'Rozwiąż równanie x + 1 = 2.',
      status: 'rejected',
      reason: 'Bez treści.',
    },
  ),
}
