import type { AnyEvent, Recorded } from '@kredka/contracts/kernel/events'
import { lessonEvents as e } from '@kredka/contracts/lessons/events'
import type { ProblemOutcome } from '@kredka/contracts/lessons/rules'
import { actOf } from '../admin/index.ts'
import { on, type Rows } from '../kernel/projection.ts'

/** Reports within the streams of lessons (LES-04). */
export const problemHandlers = {
  ...on(e.LessonProblemReported, ({ data, metadata }, rows) => {
    const { lesson_id, kind, by, reporter_id, text, answer_by } = data
    rows.put('problems', { lesson_id, kind, by, reporter_id, text, answer_by, reported_at: metadata.occurred_at })
  }),
  ...on(e.LessonProblemAnswered, ({ data, metadata }, rows) => {
    const { lesson_id, answerer_id, agrees: answer_agrees, text: answer_text } = data
    const answered_at = metadata.occurred_at
    rows.patch('problems', { lesson_id }, { state: 'answered', answerer_id, answer_agrees, answer_text, answered_at })
  }),
  ...on(e.LessonProblemUnanswered, ({ data: { lesson_id } }, rows) => {
    rows.patch('problems', { lesson_id }, { state: 'unanswered' })
  }),
  ...on(e.LessonProblemWithdrawn, ({ data: { lesson_id } }, rows) => {
    rows.patch('problems', { lesson_id }, { state: 'withdrawn' })
  }),
  ...on(e.LessonProblemDecided, (event, rows) => {
    const { lesson_id, outcome, admin_id, reason } = event.data
    const decided_at = event.metadata.occurred_at
    const decision = { outcome, decided_by_staff: admin_id !== null, decision_reason: reason, decided_at }
    rows.patch('problems', { lesson_id }, { state: 'decided', ...decision })
    if (admin_id !== null) remember(event, rows)
    const absent = ABSENT[outcome]
    if (absent === null) return
    const cancelled = { cancelled_at: decided_at, cancelled_by: absent, cancelled_why: 'report', absent: true }
    const late = { cancelled_late: absent === 'student' }
    rows.remove('moves', { lesson_id })
    rows.patch('lessons', { lesson_id }, { state: 'cancelled', done_at: null, done_by: null, ...cancelled, ...late })
  }),
  ...on(e.LessonProblemReopened, (event, rows) => {
    const { lesson_id, state } = event.data
    remember(event, rows)
    const none = { outcome: null, decided_by_staff: null, decision_reason: null, decided_at: null }
    rows.patch('problems', { lesson_id }, { state, ...none })
  }),
  ...on(e.LessonCaseRead, (event, rows) => remember(event, rows)),
}

/** Who was absent: the lesson counts as cancelled by them. */
const ABSENT: Readonly<Record<ProblemOutcome, 'teacher' | 'student' | null>> = {
  teacher_absent: 'teacher',
  student_absent: 'student',
  held: null,
  dismissed: null,
}

type ByStaff = Recorded<AnyEvent & { readonly data: { readonly lesson_id: string; readonly reason: string | null } }>

function remember(event: ByStaff, rows: Rows): void {
  const { lesson_id, reason } = event.data
  rows.put('problem_history', { lesson_id, ...actOf(event, reason) })
}
