import { countWaiting } from '@kredka/contracts/admin/endpoints'
import { make } from '@kredka/contracts/kernel/events'
import { reviewEvents as reviews } from '@kredka/contracts/reviews/events'
import { settingsEvents as settings } from '@kredka/contracts/settings/events'
import { topicEvents as topics } from '@kredka/contracts/topics/events'
import { chatProjection } from '../chat/projection.ts'
import { contestsProjection } from '../contests/projection.ts'
import { helpProjection } from '../help/projection.ts'
import { startTestReadModels } from '../kernel/testing/test-read-models.ts'
import { lessonsProjection } from '../lessons/projection.ts'
import { levelsProjection } from '../levels/projection.ts'
import { offersProjection } from '../offers/projection.ts'
import { idOf, person, submitted, teacher } from '../offers/testing/market.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { quizzesProjection } from '../quizzes/projection.ts'
import { reviewsProjection } from '../reviews/projection.ts'
import { settingsProjection } from '../settings/projection.ts'
import { topicsProjection } from '../topics/projection.ts'
import { adminQueryHandlers } from './queries.ts'

test('ADM-02 staff read how much waits in each section, until it is decided', async () => {
  const models = await startTestReadModels(
    [
      ...[offersProjection, reviewsProjection, topicsProjection, lessonsProjection],
      ...[
        chatProjection,
        helpProjection,
        settingsProjection,
        profilesProjection,
        quizzesProjection,
        contestsProjection,
        levelsProjection,
      ],
    ],
    adminQueryHandlers,
  )
  const waiting = () => models.ask(countWaiting, {}, { kind: 'admin', id: idOf('p', 9) })
  const teacher_id = idOf('t', 1)
  const exercise = { topic_id: idOf('p', 1), teacher_id, exercise_id: idOf('p', 2), version: 1 }
  const review = {
    tuition_id: idOf('p', 3),
    review_id: idOf('p', 4),
    offer_id: idOf('f', 1),
    subject_id: 'maths',
    teacher_id,
    student_id: idOf('t', 2),
  }
  await models.tell([
    ...teacher(1),
    person(2),
    submitted(1),
    make(topics.ExerciseWritten, { ...exercise, question: 'Ile to?', answer: null }),
    make(topics.ExerciseSent, exercise),
    make(reviews.ReviewWritten, { ...review, version: 1, stars: 1, text: 'Nieprawda.' }),
    make(reviews.ReviewReported, { ...review, version: 1, reason: 'untrue', note: null }),
    make(settings.BetaFeatureRequested, { user_id: teacher_id, feature: 'compact_search' }),
  ])
  const none = { quizzes: 0, quiz_contests: 0, lesson_problems: 0, message_reports: 0, levels: 0, contact_messages: 0 }
  expect(await waiting()).toEqual({ ...none, offer_requests: 1, comments: 1, exercises: 1, beta_requests: 1 })
  await models.tell([
    make(topics.ExerciseApproved, exercise),
    make(reviews.ReviewReportDismissed, { ...review, reason: 'Opisuje lekcję.' }),
  ])
  expect(await waiting()).toMatchObject({ offer_requests: 1, comments: 0, exercises: 0 })
  await models.close()
})
