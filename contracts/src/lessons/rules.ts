import { DAY, HOUR } from '../kernel/durations.ts'
import type { ErrorCode } from '../kernel/errors.ts'
import { type Graph, transitionsFrom } from '../kernel/graph.ts'

/** Rules of lessons (LES-01 to LES-04), the same in browser and server. */

export const LESSON_NOTE_MAX = 2000
export const HOMEWORK_MAX = 2000
export const TOPICS_MAX = 500
export const PROBLEM_TEXT_MAX = 1000
/** Section 3: stored states; `new` shows as booked, `moved` counts as booked. */
export const LESSON_STATUSES = ['new', 'cancelled', 'moved', 'done'] as const
/** What lists are narrowed to: `booked` is `new` and `moved` together, `overdue` those of them that have ended. */
export const LESSON_FILTERS = ['booked', 'overdue', ...LESSON_STATUSES] as const
export type LessonFilter = (typeof LESSON_FILTERS)[number]
export const LESSON_ROLES = ['teacher', 'student'] as const
export type LessonRole = (typeof LESSON_ROLES)[number]

export const PROBLEM_KINDS = ['no_show', 'late', 'other'] as const
export type ProblemKind = (typeof PROBLEM_KINDS)[number]
/**
 * What a report comes to. `held`: the lesson took place, `student_absent`: the payment stays due, `teacher_absent`: the
 * lesson counts as cancelled by the teacher, `dismissed`: nothing follows.
 */
export const PROBLEM_OUTCOMES = ['held', 'student_absent', 'teacher_absent', 'dismissed'] as const
export type ProblemOutcome = (typeof PROBLEM_OUTCOMES)[number]

/** Nobody reported a problem: done by itself this long after the end. */
export const AUTO_DONE_MS = 72 * HOUR
export const REPORT_WINDOW_MS = 72 * HOUR
export const REPORT_ANSWER_MS = 7 * DAY
export const TAKE_BACK_MS = 72 * HOUR
export const PROPOSAL_LIFE_MS = 48 * HOUR
/** After acceptance a lesson can be cancelled free for this long, where it begins `GRACE_START_MS` later or more. */
export const GRACE_MS = HOUR
export const GRACE_START_MS = 3 * HOUR
/** The meeting link shows from this long before the start, until an hour after the end. */
export const LINK_BEFORE_MS = DAY
export const LINK_AFTER_MS = HOUR
/** Both are reminded these hours before the start (LES-02). */
export const REMINDERS = ['24', '1'] as const
export type Reminder = (typeof REMINDERS)[number]

/** The life of a lesson: state → command → next state. `booked` is what section 3 stores as `new` or `moved`. */
export const LESSON_GRAPH = {
  absent: { book: 'booked' },
  booked: {
    mark_done: 'done',
    auto_done: 'done',
    cancel: 'cancelled',
    propose_move: 'booked',
    accept_move: 'booked',
    decline_move: 'booked',
    withdraw_move: 'booked',
    lapse_move: 'booked',
    remind: 'booked',
    note: 'booked',
    report: 'booked',
  },
  done: { take_back: 'booked', note: 'done', report: 'done' },
  cancelled: {},
} as const satisfies Record<'absent' | LessonState, Partial<Record<'book' | LessonCommandName, LessonState>>>
export type LessonState = 'booked' | 'done' | 'cancelled'
export type LessonCommandName =
  | 'mark_done'
  | 'auto_done'
  | 'take_back'
  | 'cancel'
  | 'propose_move'
  | 'accept_move'
  | 'decline_move'
  | 'withdraw_move'
  | 'lapse_move'
  | 'remind'
  | 'note'
  | 'report'

/**
 * The life of a lesson with what a decided report comes to: who was absent, as if it had been cancelled; or that it was
 * held.
 */
export const LESSON_LIFE = {
  ...LESSON_GRAPH,
  booked: { ...LESSON_GRAPH.booked, decide_report: ['booked', 'done', 'cancelled'] },
  done: { ...LESSON_GRAPH.done, decide_report: ['done', 'cancelled'] },
} as const satisfies Graph

/**
 * The life of a report, within the lesson's own stream. `unanswered`: the other side said nothing for 7 days. What
 * staff decide on may still be answered. What staff dismissed can be taken back: nothing came of it; what moved the
 * lesson or its payment cannot.
 */
export const PROBLEM_GRAPH = {
  absent: { report: 'open' },
  open: { answer: 'answered', agree: 'decided', lapse: 'unanswered', withdraw: 'withdrawn' },
  answered: { withdraw: 'withdrawn', decide: 'decided' },
  unanswered: { answer: 'answered', agree: 'decided', withdraw: 'withdrawn', decide: 'decided' },
  withdrawn: {},
  decided: { reopen: ['answered', 'unanswered'] },
} as const satisfies Graph
export const PROBLEM_STATES = ['open', 'answered', 'unanswered', 'withdrawn', 'decided'] as const
export type ProblemState = (typeof PROBLEM_STATES)[number]
export type ProblemCommandName = 'answer' | 'agree' | 'lapse' | 'withdraw' | 'decide' | 'reopen'

export function nextProblemState(state: ProblemState, command: ProblemCommandName): ProblemState | null {
  const ways = transitionsFrom(PROBLEM_GRAPH, state, command)
  return PROBLEM_STATES.find((known) => ways.includes(known)) ?? null
}

/** A report that nobody has decided or taken back. */
export function isOpen(problem: { readonly state: ProblemState } | null): boolean {
  return problem !== null && (nextProblemState(problem.state, 'withdraw') ?? null) !== null
}

/** What a report that the other side agrees with comes to. */
export function outcomeIfAgreed(kind: ProblemKind, reporter: LessonRole): ProblemOutcome {
  if (kind === 'no_show') return reporter === 'student' ? 'teacher_absent' : 'student_absent'
  return kind === 'late' ? 'held' : 'dismissed'
}

/** What the rules need to know of a lesson. Times are instants, ISO 8601. */
export interface LessonFacts {
  readonly state: LessonState
  readonly starts_at: string
  readonly ends_at: string
  readonly booked_at: string
  /** Hours before the start until which the student may cancel free of charge. */
  readonly cancellation_hours: number
  /** When it was marked as done; null where it is not. */
  readonly done_at: string | null
  readonly move: { readonly by: LessonRole; readonly lapses_at: string } | null
  readonly problem: { readonly by: LessonRole; readonly state: ProblemState } | null
}

/**
 * Why somebody may not do this now, null where they may: the server refuses by it, and the page shows the buttons it
 * leaves.
 * @param now milliseconds
 */
export function lessonRefusal(
  lesson: LessonFacts,
  command: LessonCommandName,
  by: LessonRole | 'system',
  now: number,
): ErrorCode | null {
  const ways: Partial<Record<LessonCommandName, LessonState>> = LESSON_GRAPH[lesson.state]
  if (ways[command] === undefined) return command === 'take_back' ? 'LESSON_NOT_DONE' : 'LESSON_NOT_BOOKED'
  const begun = now >= Date.parse(lesson.starts_at)
  const over = now >= Date.parse(lesson.ends_at)
  switch (command) {
    case 'mark_done':
      if (!over) return 'LESSON_NOT_OVER'
      return isOpen(lesson.problem) ? 'LESSON_PROBLEM_OPEN' : null
    case 'auto_done':
      if (now < Date.parse(lesson.ends_at) + AUTO_DONE_MS) return 'LESSON_NOT_OVER'
      return isOpen(lesson.problem) ? 'LESSON_PROBLEM_OPEN' : null
    case 'take_back':
      if (isOpen(lesson.problem) || lesson.problem?.state === 'decided') return 'LESSON_PROBLEM_OPEN'
      return now > Date.parse(lesson.done_at ?? '') + TAKE_BACK_MS ? 'LESSON_TAKE_BACK_OVER' : null
    case 'cancel':
      if (isOpen(lesson.problem)) return 'LESSON_PROBLEM_OPEN'
      if (by === 'student' && begun) return 'LESSON_BEGUN'
      // what is over was held, or somebody reports that it was not
      return by === 'teacher' && over ? 'LESSON_OVER' : null
    case 'propose_move':
      if (begun) return 'LESSON_BEGUN'
      return openMove(lesson, now) === null ? null : 'LESSON_MOVE_OPEN'
    case 'accept_move':
    case 'decline_move':
    case 'withdraw_move': {
      const move = openMove(lesson, now)
      if (move === null) return 'LESSON_MOVE_GONE'
      return (move.by === by) === (command === 'withdraw_move') ? null : 'LESSON_OTHER_SIDE'
    }
    case 'lapse_move':
      if (lesson.move === null) return 'LESSON_MOVE_GONE'
      return now < Date.parse(lesson.move.lapses_at) ? 'LESSON_MOVE_OPEN' : null
    case 'remind':
      return begun ? 'LESSON_BEGUN' : null
    case 'note':
      return over ? null : 'LESSON_NOT_OVER'
    case 'report':
      if (!begun) return 'LESSON_NOT_BEGUN'
      if (lesson.problem !== null) return 'LESSON_REPORTED'
      return now > Date.parse(lesson.ends_at) + REPORT_WINDOW_MS ? 'LESSON_REPORT_OVER' : null
  }
}

/** Why this side may not do that with the report, null where it may. */
export function problemRefusal(
  lesson: Pick<LessonFacts, 'problem'>,
  command: 'answer' | 'agree' | 'withdraw',
  by: LessonRole,
): ErrorCode | null {
  const { problem } = lesson
  if (problem === null) return 'LESSON_PROBLEM_NOT_FOUND'
  if (nextProblemState(problem.state, command) === null) return 'LESSON_PROBLEM_DECIDED'
  return (problem.by === by) === (command === 'withdraw') ? null : 'LESSON_OTHER_SIDE'
}

function openMove(lesson: LessonFacts, now: number): LessonFacts['move'] {
  return lesson.move !== null && now < Date.parse(lesson.move.lapses_at) ? lesson.move : null
}

/** What cancelling now means. `until`: until when it is free, null where that is over. */
export interface CancelTerms {
  readonly late: boolean
  readonly free_until: string | null
}

/**
 * LES-01: free until the window agreed on with the order, and within an hour of acceptance where the lesson begins
 * three hours after it or later. The teacher's own cancelling is never late: the student owes nothing.
 */
export function cancelTerms(
  lesson: Pick<LessonFacts, 'starts_at' | 'booked_at' | 'cancellation_hours'>,
  by: LessonRole | 'system',
  now: number,
): CancelTerms {
  const start = Date.parse(lesson.starts_at)
  const booked = Date.parse(lesson.booked_at)
  const window = start - lesson.cancellation_hours * HOUR
  const grace = start - booked >= GRACE_START_MS ? booked + GRACE_MS : 0
  const until = Math.max(window, grace)
  if (by !== 'student') return { late: false, free_until: null }
  return now <= until ? { late: false, free_until: new Date(until).toISOString() } : { late: true, free_until: null }
}

/** The derived flag of section 3: over, and nobody has said what became of it. */
export function isOverdue(lesson: Pick<LessonFacts, 'state' | 'ends_at'>, now: number): boolean {
  return lesson.state === 'booked' && now >= Date.parse(lesson.ends_at)
}

/** Whether the two may see the meeting link now (LES-02). */
export function showsLink(lesson: Pick<LessonFacts, 'state' | 'starts_at' | 'ends_at'>, now: number): boolean {
  return (
    lesson.state === 'booked' &&
    now >= Date.parse(lesson.starts_at) - LINK_BEFORE_MS &&
    now <= Date.parse(lesson.ends_at) + LINK_AFTER_MS
  )
}

/** When a proposal made at `now` lapses: 48 h later, or at the earlier of the two starts. */
export function moveLapsesAt(starts_at: string, proposed: string, now: number): string {
  return new Date(Math.min(now + PROPOSAL_LIFE_MS, Date.parse(starts_at), Date.parse(proposed))).toISOString()
}

export const LESSON_PROBLEM_SORTS = ['-reported_at', 'reported_at', 'state', '-state'] as const
export type LessonProblemSort = (typeof LESSON_PROBLEM_SORTS)[number]

/** What became of a lesson, as staff tell them apart. */
export const LESSON_STATES = ['booked', 'done', 'cancelled'] as const
export const LESSON_SORTS = ['-starts_at', 'starts_at', '-amount', 'amount', 'state', '-state'] as const
export type LessonSort = (typeof LESSON_SORTS)[number]
