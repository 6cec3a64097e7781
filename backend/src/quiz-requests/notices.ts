import { askedQuizEvents as e } from '@kredka/contracts/quiz-requests/events'
import { type Policy, when } from '../kernel/policy.ts'
import { notify } from '../notifications/index.ts'
import { askedQuizDecider } from './asked-quiz.ts'

/** The teacher learns who asks, the student that there will be no quiz; of one they hear as of any (NOT-01, QUI-10). */
export const quizRequestNotices: Policy = {
  name: 'quiz-requests.tell',
  inline: false,
  on: {
    ...when(e.QuizAskedFor, async ({ data }, reaction) => {
      const { request_id, teacher_id, student_id, subject_id } = data
      const about = { about_id: request_id, data: { request_id, subject_id } }
      return notify(reaction, { type: 'quiz_requested', to: teacher_id, person_id: student_id, ...about })
    }),
    ...when(e.AskedQuizDeclined, async ({ data: { request_id, teacher_id, student_id } }, reaction) => {
      const { state: asked } = await reaction.write.fold(askedQuizDecider, request_id)
      if (asked === null) return undefined
      const about = { about_id: request_id, data: { request_id, subject_id: asked.subject_id } }
      return notify(reaction, { type: 'quiz_request_declined', to: student_id, person_id: teacher_id, ...about })
    }),
  },
}
