import { type AssignmentEvent, assignmentEvents as e } from '@kredka/contracts/assignments/events'
import {
  type AssignmentState,
  countedTry,
  DUE_WITHIN_MS,
  reasonAgainstTry,
  type TryState,
} from '@kredka/contracts/assignments/rules'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

type Assigned = EventOf<typeof e.QuizAssigned>['data']
type Counted = EventOf<typeof e.AssignmentDone>['data']['counted']
interface Try {
  readonly attempt_id: string
  readonly state: TryState
  /** Null until it is finished. */
  readonly bp: number | null
  readonly is_late: boolean
}

/** Stream `assignment-{assignment_id}`: a quiz assigned to one student (QUI-10). */
export interface Assignment {
  readonly state: AssignmentState
  /** With the due date as it is now. */
  readonly assigned: Assigned | null
  /** In the order in which they were begun. */
  readonly tries: readonly Try[]
  readonly is_reminded: boolean
  readonly is_review_open: boolean
}

interface OfAssignment {
  readonly assignment_id: string
  /** Milliseconds at which it happened. */
  readonly now: number
}
export type AssignmentCommand =
  | ({ readonly do: 'assign' } & Assigned)
  /** `new_attempt_id`: of the try with this number. */
  | (OfAssignment & {
      readonly do: 'begin'
      readonly student_id: string
      readonly new_attempt_id: (n: number) => string
    })
  | (OfAssignment & { readonly do: 'finish'; readonly attempt_id: string; readonly bp: number })
  | {
      readonly do: 'lose'
      readonly assignment_id: string
      readonly attempt_id: string
      readonly how: 'cancelled' | 'expired'
    }
  | {
      readonly do: 'rescore'
      readonly assignment_id: string
      readonly attempt_id: string
      readonly bp: number
    }
  | (OfAssignment & { readonly do: 'remind' | 'pass_due' })
  | (OfAssignment & { readonly do: 'change_due'; readonly teacher_id: string; readonly due_at: string })
  /** `teacher_id`: who takes it back; null where one of the two has left. */
  | { readonly do: 'withdraw'; readonly assignment_id: string; readonly teacher_id: string | null }

type Said<Do extends AssignmentCommand['do']> = Extract<AssignmentCommand, { do: Do }>
type Given = Assignment & { readonly assigned: Assigned }
type Decided = readonly AssignmentEvent[] | Rejection

/** Bytes of a try. */
const TRY_WEIGHT = 90

export const assignmentDecider: Decider<Assignment, AssignmentCommand, AssignmentEvent> = {
  category: 'assignment',
  initial: { state: 'absent', assigned: null, tries: [], is_reminded: false, is_review_open: false },
  weight: ({ tries }) => tries.length * TRY_WEIGHT,
  evolve,
  decide(assignment, command) {
    if (command.do === 'assign') {
      const { do: _, ...assigned } = command
      return isGiven(assignment) ? [] : [make(e.QuizAssigned, assigned)]
    }
    if (!isGiven(assignment)) return reject('ASSIGNMENT_NOT_FOUND')
    switch (command.do) {
      case 'begin':
        return begin(assignment, command)
      case 'finish':
        return finish(assignment, command)
      case 'lose':
        return lose(assignment, command)
      case 'rescore':
        return rescore(assignment, command)
      case 'remind':
        return remind(assignment, command.now)
      case 'pass_due':
        return passDue(assignment, command.now)
      case 'change_due':
        return changeDue(assignment, command)
      case 'withdraw':
        return withdraw(assignment, command.teacher_id)
    }
  },
}

function evolve(assignment: Assignment, event: AssignmentEvent): Assignment {
  const { state, tries, assigned } = assignment
  switch (event.type) {
    case 'QuizAssigned':
      return { ...assignment, state: 'waiting', assigned: event.data }
    case 'AssignmentBegun': {
      const begun = { attempt_id: event.data.attempt_id, state: 'open', bp: null, is_late: false } as const
      return { ...assignment, state: state === 'waiting' ? 'begun' : state, tries: [...tries, begun] }
    }
    case 'AssignmentTryLost':
      return { ...assignment, tries: withTry(tries, event.data.attempt_id, { state: 'lost' }) }
    case 'AssignmentDone': {
      const { attempt_id, bp, is_late, counted } = event.data
      return {
        ...assignment,
        state: counted.is_late ? 'late' : 'done',
        tries: withTry(tries, attempt_id, { state: 'finished', bp, is_late }),
      }
    }
    case 'AssignmentRescored':
      return { ...assignment, tries: withTry(tries, event.data.attempt_id, { bp: event.data.after_bp }) }
    case 'AssignmentDueChanged': {
      const { due_at, counted } = event.data
      return {
        ...assignment,
        state: counted !== null ? 'done' : state === 'overdue' ? 'begun' : state,
        assigned: assigned === null ? null : { ...assigned, due_at },
        // what is handed in by now is in time: a due date lies ahead
        tries: tries.map((one) => ({ ...one, is_late: false })),
        is_reminded: false,
        is_review_open: false,
      }
    }
    case 'AssignmentReminded':
      return { ...assignment, is_reminded: true }
    case 'AssignmentOverdue':
      return { ...assignment, state: 'overdue' }
    case 'AssignmentReviewOpened':
      return { ...assignment, is_review_open: true }
    case 'AssignmentWithdrawn':
      return { ...assignment, state: 'withdrawn' }
  }
}

function isGiven(assignment: Assignment): assignment is Given {
  return assignment.assigned !== null
}

/** The try that the student goes on with. */
export function openTry({ tries }: Assignment): string | null {
  return tries.find(({ state }) => state === 'open')?.attempt_id ?? null
}

function begin(assignment: Given, { student_id, now, new_attempt_id }: Said<'begin'>): Decided {
  const { state, tries, assigned } = assignment
  // somebody else's is as good as none
  if (assigned.student_id !== student_id) return reject('ASSIGNMENT_NOT_FOUND')
  if (state === 'withdrawn') return reject('ASSIGNMENT_OVER')
  if (openTry(assignment) !== null) return []
  const reason = reasonAgainstTry({ ...assigned, state, begun: tries.length }, now)
  if (reason !== null) return reject(reason === 'tries_used' ? 'TRIES_USED' : 'ASSIGNMENT_OVER')
  const n = tries.length + 1
  return [make(e.AssignmentBegun, { ...idsOf(assignment), attempt_id: new_attempt_id(n), n })]
}

function finish(assignment: Given, { attempt_id, bp, now }: Said<'finish'>): Decided {
  if (!isOpenTry(assignment, attempt_id)) return reject('ASSIGNMENT_OVER')
  const is_late = now > Date.parse(assignment.assigned.due_at)
  const tries = withTry(assignment.tries, attempt_id, { state: 'finished', bp, is_late })
  const counted = countedOf(assignment, tries)
  if (counted === null) return reject('ASSIGNMENT_OVER')
  return [make(e.AssignmentDone, { ...idsOf(assignment), attempt_id, bp, is_late, counted })]
}

function lose(assignment: Given, { attempt_id, how }: Said<'lose'>): Decided {
  if (!isOpenTry(assignment, attempt_id)) return reject('ASSIGNMENT_OVER')
  return [make(e.AssignmentTryLost, { ...idsOf(assignment), attempt_id, how })]
}

function rescore(assignment: Given, { attempt_id, bp: after_bp }: Said<'rescore'>): Decided {
  const before_bp = assignment.tries.find((one) => one.attempt_id === attempt_id)?.bp ?? null
  if (before_bp === null || assignment.state === 'withdrawn') return reject('ASSIGNMENT_OVER')
  if (before_bp === after_bp) return []
  const counted = countedOf(assignment, withTry(assignment.tries, attempt_id, { bp: after_bp }))
  if (counted === null) return []
  return [make(e.AssignmentRescored, { ...idsOf(assignment), attempt_id, before_bp, after_bp, counted })]
}

function remind(assignment: Given, now: number): Decided {
  const { due_at } = assignment.assigned
  if (!isAwaited(assignment) || assignment.state === 'overdue') return reject('ASSIGNMENT_OVER')
  if (assignment.is_reminded || now > Date.parse(due_at)) return []
  return [make(e.AssignmentReminded, { ...idsOf(assignment), due_at })]
}

function passDue(assignment: Given, now: number): Decided {
  const { state, tries, assigned, is_review_open } = assignment
  const { due_at } = assigned
  if (state !== 'waiting' && state !== 'begun' && state !== 'done') return reject('ASSIGNMENT_OVER')
  // it was moved since
  if (now < Date.parse(due_at)) return []
  if (state !== 'done') return [make(e.AssignmentOverdue, { ...idsOf(assignment), due_at })]
  if (assigned.review === 'at_once' || is_review_open) return []
  const attempt_ids = tries.filter((one) => one.state === 'finished').map(({ attempt_id }) => attempt_id)
  return [make(e.AssignmentReviewOpened, { ...idsOf(assignment), due_at, attempt_ids })]
}

function changeDue(assignment: Given, { teacher_id, due_at, now }: Said<'change_due'>): Decided {
  if (assignment.assigned.teacher_id !== teacher_id) return reject('ASSIGNMENT_NOT_FOUND')
  if (assignment.state === 'withdrawn') return reject('ASSIGNMENT_OVER')
  if (!isFitDue(due_at, now)) return reject('ASSIGNMENT_DUE_UNFIT')
  const before_at = assignment.assigned.due_at
  if (before_at === due_at) return []
  const counted = countedOf(
    assignment,
    assignment.tries.map((one) => ({ ...one, is_late: false })),
  )
  return [make(e.AssignmentDueChanged, { ...idsOf(assignment), due_at, before_at, counted })]
}

/** What was handed in is the student's: it stays. */
function withdraw(assignment: Given, teacher_id: string | null): Decided {
  if (teacher_id !== null && assignment.assigned.teacher_id !== teacher_id) return reject('ASSIGNMENT_NOT_FOUND')
  if (!isAwaited(assignment)) return reject('ASSIGNMENT_OVER')
  const why = teacher_id === null ? 'person_gone' : 'teacher'
  return [make(e.AssignmentWithdrawn, { ...idsOf(assignment), why })]
}

/** A due date lies ahead, and not too far. */
export function isFitDue(due_at: string, now: number): boolean {
  const at = Date.parse(due_at)
  return at > now && at <= now + DUE_WITHIN_MS
}

function isAwaited({ state }: Assignment): boolean {
  return state === 'waiting' || state === 'begun' || state === 'overdue'
}

/** A try of one that was withdrawn meanwhile counts no more. */
function isOpenTry({ state, tries }: Assignment, attempt_id: string): boolean {
  return state !== 'withdrawn' && tries.some((one) => one.attempt_id === attempt_id && one.state === 'open')
}

function withTry(tries: readonly Try[], attempt_id: string, change: Partial<Try>): readonly Try[] {
  return tries.map((one) => (one.attempt_id === attempt_id ? { ...one, ...change } : one))
}

function countedOf({ assigned }: Given, tries: readonly Try[]): Counted | null {
  const counted = countedTry(tries, assigned.counts)
  return counted === null ? null : { attempt_id: counted.attempt_id, bp: counted.bp ?? 0, is_late: counted.is_late }
}

function idsOf({ assigned: { assignment_id, teacher_id, student_id } }: Given) {
  return { assignment_id, teacher_id, student_id }
}
