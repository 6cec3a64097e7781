import { topicEvents as e } from '@kredka/contracts/topics/events'
import { type Hints, hints } from '../kernel/hints.ts'

/** The teacher's topics in all their tabs, those of the student who reads along, and the back office's list. */
export const topicHints: Hints = {
  ...hints([e.TopicWritten, e.TopicRemoved], ({ data }) => [
    { to: { person: data.teacher_id }, entity: 'topic', id: data.topic_id },
  ]),
  // what its teacher takes back or writes anew waits no more
  ...hints(
    [
      e.ExerciseWritten,
      e.ExerciseRemoved,
      e.ExerciseSent,
      e.ExerciseApproved,
      e.ExerciseRejected,
      e.ExerciseReviewReopened,
    ],
    ({ data }) => [
      { to: { person: data.teacher_id }, entity: 'topic', id: data.topic_id },
      { to: 'admins', entity: 'exercise', id: data.exercise_id },
    ],
  ),
  ...hints([e.TopicAttached, e.TopicDetached], ({ data }) => [
    { to: { person: data.teacher_id }, entity: 'topic', id: data.topic_id },
    { to: { person: data.student_id }, entity: 'topic', id: data.topic_id },
  ]),
}
