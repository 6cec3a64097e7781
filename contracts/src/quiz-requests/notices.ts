import { NOT_URGENT, notice, WELCOME } from '../kernel/notices.ts'
import { Id, Obj } from '../kernel/schema.ts'
import { SubjectRef } from '../offers/views.ts'

/** What it should be about stands in the request alone. */
const request = Obj({ request_id: Id, subject_id: SubjectRef })
const example = { request_id: '01jd0000000000000000000001', subject_id: 'maths' }

export const quizRequestsNotices = {
  /** To the teacher who was asked. */
  quiz_requested: notice(WELCOME, request, example),
  /** To the student; of a quiz that was assigned for it they hear as of any. */
  quiz_request_declined: notice(NOT_URGENT, request, example),
}
