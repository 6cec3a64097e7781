import { type EventsOf, event } from '../kernel/events.ts'
import { Id, Instant, Obj, OneOf, Personal, Text, Words } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { OfferLevel, SubjectRef } from '../offers/views.ts'
import { ASKED_WORDS_MAX, ASKED_WORDS_MIN } from './rules.ts'

const request = { request_id: Id, student_id: Id, teacher_id: Id }

/** Stream `quizrequest-{request_id}`: a student asks one of their teachers for a quiz. */
export const QuizAskedFor = event(
  'QuizAskedFor',
  Obj({
    ...request,
    subject_id: SubjectRef,
    level: OfferLevel,
    words: Personal(Words(ASKED_WORDS_MIN, ASKED_WORDS_MAX), 'student_id'),
  }),
)
/** The teacher assigned a quiz for it. */
export const AskedQuizAssigned = event('AskedQuizAssigned', Obj({ ...request, assignment_id: Id, quiz_id: Id }))
/** The teacher will not, and says why. */
export const AskedQuizDeclined = event(
  'AskedQuizDeclined',
  Obj({ ...request, reason: Personal(Text(REASON_MAX), 'teacher_id') }),
)
/** `why`: the student needs it no longer, or one of the two has left. */
export const AskedQuizWithdrawn = event(
  'AskedQuizWithdrawn',
  Obj({ ...request, why: OneOf(['student', 'person_gone']) }),
)

/**
 * Stream `quizasker-{student_id}`: requests that wait. It can refuse more, so it goes first; the request itself
 * follows.
 */
export const QuizRequestCounted = event('QuizRequestCounted', Obj({ ...request, asked_at: Instant }))
/** The request waits no longer. */
export const QuizRequestClosed = event('QuizRequestClosed', Obj({ student_id: Id, request_id: Id }))

export const askedQuizEvents = { QuizAskedFor, AskedQuizAssigned, AskedQuizDeclined, AskedQuizWithdrawn }
export type AskedQuizEvent = EventsOf<typeof askedQuizEvents>

export const askerEvents = { QuizRequestCounted, QuizRequestClosed }
export type AskerEvent = EventsOf<typeof askerEvents>
