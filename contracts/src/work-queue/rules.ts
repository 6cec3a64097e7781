import { hasDuty, type StaffDuty, type StaffRole } from '../kernel/staff.ts'

/** What waits for a decision or an answer of staff (ADM-02), in the order in which the back office names them. */
export const WORK_KINDS = [
  'offer',
  'lesson_problem',
  'message_report',
  'review',
  'contact_message',
  'quiz',
  'contest',
  'qualification',
  'exercise',
  'level',
  'beta_request',
  'idea',
  'opinion',
] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/** Whose work it is: a role that has the duty of a kind decides it, and sees it in the queue (ADM-07). */
export const WORK_DUTIES: Readonly<Record<WorkKind, StaffDuty>> = {
  offer: 'moderate',
  lesson_problem: 'support',
  message_report: 'moderate',
  review: 'moderate',
  contact_message: 'support',
  quiz: 'moderate',
  contest: 'moderate',
  qualification: 'moderate',
  exercise: 'moderate',
  level: 'moderate',
  beta_request: 'support',
  idea: 'moderate',
  opinion: 'moderate',
}

export function mayDecide(role: StaffRole, kind: WorkKind): boolean {
  return hasDuty(role, WORK_DUTIES[kind])
}

/** What stands in the queue of somebody with this role. */
export function workKindsOf(role: StaffRole): readonly WorkKind[] {
  return WORK_KINDS.filter((kind) => mayDecide(role, kind))
}

/** Characters of what a row of the queue tells of its item. */
export const WORK_TITLE_MAX = 120

/** What waits is counted up to here: whoever has more before them needs no number. */
export const WORK_COUNTED_MAX = 1_000

/** Id of the stream of one item: what waits has an id of its own kind, and two kinds may share one. */
export function workItemOf(kind: WorkKind, item_id: string): string {
  return `${kind}.${item_id}`
}
