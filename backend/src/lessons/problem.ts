import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { lessonEvents as e, type LessonEvent } from '@kredka/contracts/lessons/events'
import {
  lessonRefusal,
  nextProblemState,
  outcomeIfAgreed,
  type ProblemCommandName,
  type ProblemKind,
  type ProblemOutcome,
  problemRefusal,
  REPORT_ANSWER_MS,
} from '@kredka/contracts/lessons/rules'
import { autoDone, eventsWhenDone, idsOf, overdueMove, rejectIf, roleOf } from './lesson-events.ts'
import type { KnownLesson } from './lesson-state.ts'

interface ByPerson {
  readonly user_id: string
  readonly now: number
}

/** Commands about a problem report, which lives in the lesson's stream (LES-04). */
export type ProblemCommand =
  | ({ readonly do: 'report'; readonly kind: ProblemKind; readonly text: string } & ByPerson)
  | ({ readonly do: 'answer_report'; readonly agrees: boolean; readonly text: string | null } & ByPerson)
  | { readonly do: 'unanswered'; readonly now: number }
  | ({ readonly do: 'withdraw_report' } & ByPerson)
  | {
      readonly do: 'decide'
      readonly admin_id: string
      readonly outcome: ProblemOutcome
      readonly reason: string
      readonly now: number
    }
  | { readonly do: 'read_case' | 'reopen'; readonly admin_id: string; readonly reason: string }

type Outcome = readonly LessonEvent[] | Rejection

export function decideProblem(lesson: KnownLesson, command: ProblemCommand): Outcome {
  switch (command.do) {
    case 'report':
      return report(lesson, command)
    case 'answer_report':
      return answer(lesson, command)
    case 'unanswered': {
      const { problem } = lesson
      if (problem === null) return reject('LESSON_PROBLEM_NOT_FOUND')
      if (command.now < Date.parse(problem.answer_by)) return reject('LESSON_PROBLEM_WAITS')
      return rejectIfDecided(problem, 'lapse') ?? [make(e.LessonProblemUnanswered, idsOf(lesson))]
    }
    case 'withdraw_report': {
      const by = roleOf(lesson, command.user_id)
      if (by === null) return reject('LESSON_NOT_FOUND')
      const no = rejectIf(problemRefusal(lesson, 'withdraw', by))
      return no ?? [make(e.LessonProblemWithdrawn, { ...idsOf(lesson), by }), ...autoDone(lesson, command.now)]
    }
    case 'decide': {
      const { problem } = lesson
      if (problem === null) return reject('LESSON_PROBLEM_NOT_FOUND')
      if (problem.state === 'open') return reject('LESSON_PROBLEM_WAITS')
      return rejectIfDecided(problem, 'decide') ?? decideOutcome(lesson, command)
    }
    case 'reopen': {
      const { problem } = lesson
      if (problem === null) return reject('LESSON_PROBLEM_NOT_FOUND')
      if (problem.dismissed === null) return reject('LESSON_PROBLEM_FINAL')
      const { admin_id, reason } = command
      return [make(e.LessonProblemReopened, { ...idsOf(lesson), state: problem.dismissed, admin_id, reason })]
    }
    case 'read_case': {
      if (lesson.problem === null) return reject('LESSON_PROBLEM_NOT_FOUND')
      const { admin_id, reason } = command
      return [make(e.LessonCaseRead, { ...idsOf(lesson), admin_id, reason })]
    }
  }
}

function report(lesson: KnownLesson, { user_id, kind, text, now }: Extract<ProblemCommand, { do: 'report' }>): Outcome {
  const by = roleOf(lesson, user_id)
  if (by === null) return reject('LESSON_NOT_FOUND')
  const no = rejectIf(lessonRefusal(lesson, 'report', by, now))
  if (no !== null) return no
  const answer_by = new Date(now + REPORT_ANSWER_MS).toISOString()
  return [make(e.LessonProblemReported, { ...idsOf(lesson), kind, by, reporter_id: user_id, text, answer_by })]
}

/** Who agrees ends it: the outcome follows from what was reported (LES-04). */
function answer(lesson: KnownLesson, command: Extract<ProblemCommand, { do: 'answer_report' }>): Outcome {
  const { user_id, agrees, text, now } = command
  const by = roleOf(lesson, user_id)
  if (by === null) return reject('LESSON_NOT_FOUND')
  const no = rejectIf(problemRefusal(lesson, agrees ? 'agree' : 'answer', by))
  if (no !== null || lesson.problem === null) return no ?? reject('LESSON_PROBLEM_NOT_FOUND')
  const answered = make(e.LessonProblemAnswered, { ...idsOf(lesson), by, answerer_id: user_id, agrees, text })
  if (!agrees) return [answered]
  const outcome = outcomeIfAgreed(lesson.problem.kind, lesson.problem.by)
  const after = decideOutcome(lesson, { outcome, admin_id: null, reason: null, now })
  return 'rejected' in after ? after : [answered, ...after]
}

interface Decision {
  readonly outcome: ProblemOutcome
  /** Null where the two agreed. */
  readonly admin_id: string | null
  readonly reason: string | null
  readonly now: number
}

function decideOutcome(lesson: KnownLesson, { outcome, admin_id, reason, now }: Decision): Outcome {
  const { problem } = lesson
  if (problem === null) return reject('LESSON_PROBLEM_NOT_FOUND')
  if (outcome === 'held' && now < Date.parse(lesson.ends_at)) return reject('LESSON_NOT_OVER')
  const { payment_id } = lesson.booked
  const was_done = lesson.state === 'done'
  const what = { ...idsOf(lesson), payment_id, kind: problem.kind, outcome, was_done, admin_id, reason }
  const done = outcome === 'held' && !was_done ? eventsWhenDone(lesson, 'system', now) : []
  const follows = outcome === 'dismissed' ? autoDone(lesson, now) : done
  const absent = outcome === 'teacher_absent' || outcome === 'student_absent'
  return [...(absent ? overdueMove(lesson, now) : []), make(e.LessonProblemDecided, what), ...follows]
}

function rejectIfDecided(problem: NonNullable<KnownLesson['problem']>, command: ProblemCommandName): Rejection | null {
  return nextProblemState(problem.state, command) === null ? reject('LESSON_PROBLEM_DECIDED') : null
}
