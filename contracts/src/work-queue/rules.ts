/** What waits for a decision or an answer of staff (ADM-02), in the order in which the back office names them. */
export const WORK_KINDS = [
  'offer',
  'lesson_problem',
  'message_report',
  'review',
  'contact_message',
  'quiz',
  'contest',
  'exercise',
  'level',
  'beta_request',
  'idea',
  'opinion',
] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/** Characters of what a row of the queue tells of its item. */
export const WORK_TITLE_MAX = 120

/** Id of the stream of one item: what waits has an id of its own kind, and two kinds may share one. */
export function workItemOf(kind: WorkKind, item_id: string): string {
  return `${kind}.${item_id}`
}
