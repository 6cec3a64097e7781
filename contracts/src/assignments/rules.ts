import { DAY, HOUR } from '../kernel/durations.ts'
import type { Graph } from '../kernel/graph.ts'

/** Rules of assigned quizzes (QUI-10), the same in browser and server. */

/** Which of a student's tries is the result. */
export const COUNTED_TRIES = ['best', 'first', 'last'] as const
export type CountedTry = (typeof COUNTED_TRIES)[number]
/** When the student sees what was right. Learning mode tells it at once: only an exam can hide it. */
export const REVIEW_TIMES = ['at_once', 'after_due'] as const

/** More than these are as good as without limit. */
export const TRIES_MAX = 10
/** Students to whom a quiz is assigned at once. */
export const ASSIGNED_AT_ONCE_MAX = 50
/** Assignments of one teacher that still wait for their student: neither handed in, overdue nor withdrawn. */
export const OPEN_ASSIGNMENTS_MAX = 300
/** So far ahead a due date may be. */
export const DUE_WITHIN_MS = 366 * DAY
/** Whoever has not handed in by then is reminded so long before the due date. */
export const REMINDED_BEFORE_MS = 24 * HOUR

/**
 * The life of an assignment to one student. `lose`: a try was given up or ran out unanswered. `pass_due`: the due date
 * has come. State → command → next states.
 */
export const ASSIGNMENT_GRAPH = {
  absent: { assign: 'waiting' },
  waiting: {
    begin: 'begun',
    remind: 'waiting',
    pass_due: 'overdue',
    change_due: 'waiting',
    withdraw: 'withdrawn',
  },
  begun: {
    begin: 'begun',
    finish: ['done', 'late'],
    lose: 'begun',
    remind: 'begun',
    pass_due: 'overdue',
    change_due: 'begun',
    withdraw: 'withdrawn',
  },
  overdue: {
    begin: 'overdue',
    finish: 'late',
    lose: 'overdue',
    change_due: 'begun',
    withdraw: 'withdrawn',
  },
  done: { begin: 'done', finish: 'done', lose: 'done', rescore: 'done', pass_due: 'done', change_due: 'done' },
  late: { rescore: 'late', change_due: 'done' },
  withdrawn: {},
} as const satisfies Graph
export type AssignmentState = keyof typeof ASSIGNMENT_GRAPH
export const ASSIGNMENT_STATES = [
  'waiting',
  'begun',
  'done',
  'late',
  'overdue',
  'withdrawn',
] as const satisfies readonly AssignmentState[]
/** Those that their student has still something to do for. */
export const AWAITED_STATES = ['waiting', 'begun', 'overdue'] as const satisfies readonly AssignmentState[]
/** What a list can be asked for: those that are awaited, or those of one state. */
export const ASKED_STATES = ['awaited', ...ASSIGNMENT_STATES] as const
export type AskedState = (typeof ASKED_STATES)[number]

export const TRY_STATES = ['open', 'finished', 'lost'] as const
export type TryState = (typeof TRY_STATES)[number]

interface Tried {
  readonly state: TryState
  /** Null until it is finished. */
  readonly bp: number | null
  readonly is_late: boolean
}

/**
 * The try that is the result: the best, the first or the last of those in time; where none was, of the late ones. Null
 * where nothing was handed in.
 * @param tries in the order in which they were begun
 */
export function countedTry<T extends Tried>(tries: readonly T[], counts: CountedTry): T | null {
  const finished = tries.filter(({ state }) => state === 'finished')
  const inTime = finished.filter(({ is_late }) => !is_late)
  const fit = inTime.length > 0 ? inTime : finished
  if (counts === 'first') return fit[0] ?? null
  if (counts === 'last') return fit.at(-1) ?? null
  // among equals the earlier one
  return fit.reduce<T | null>((best, one) => (best === null || (one.bp ?? 0) > (best.bp ?? 0) ? one : best), null)
}

export const NO_TRY_REASONS = ['withdrawn', 'over', 'tries_used'] as const
export type NoTryReason = (typeof NO_TRY_REASONS)[number]

/**
 * Why no further try can begin; null where one can. After the due date something can be handed in once, late, and by
 * nobody who had handed in before: by then the review may be open. Every try that was begun counts, given up or not.
 */
export function reasonAgainstTry(
  assignment: {
    readonly state: AssignmentState
    readonly tries: number | null
    readonly begun: number
    readonly due_at: string
  },
  now: number,
): NoTryReason | null {
  const { state, tries, begun, due_at } = assignment
  if (state === 'withdrawn' || state === 'absent') return 'withdrawn'
  const isHandedIn = state === 'done' || state === 'late'
  if (isHandedIn && now > Date.parse(due_at)) return 'over'
  return tries !== null && begun >= tries ? 'tries_used' : null
}
