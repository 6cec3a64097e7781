import type { Graph } from '../kernel/graph.ts'

/**
 * The life of a quiz in the eyes of the public list (QUI-02); writing and freezing versions changes nothing there. What
 * is listed stays while a newer version waits or was rejected. State → command → next state.
 */
export const QUIZ_GRAPH = {
  absent: { begin: 'draft' },
  draft: { submit: 'waiting', restore: 'listed', remove: 'removed' },
  waiting: {
    submit: 'waiting',
    withdraw: 'draft',
    approve: 'listed',
    reject: 'rejected',
    restore: 'listed_waiting',
    remove: 'removed',
  },
  rejected: { submit: 'waiting', reopen: 'waiting', restore: 'listed_rejected', remove: 'removed' },
  listed: { submit: 'listed_waiting', unlist: 'draft', remove: 'removed' },
  listed_waiting: {
    submit: 'listed_waiting',
    withdraw: 'listed',
    approve: 'listed',
    reject: 'listed_rejected',
    unlist: 'waiting',
    remove: 'removed',
  },
  listed_rejected: { submit: 'listed_waiting', reopen: 'listed_waiting', unlist: 'rejected', remove: 'removed' },
  removed: {},
} as const satisfies Graph
export type QuizState = keyof typeof QUIZ_GRAPH
export const QUIZ_STATES = Object.keys(QUIZ_GRAPH) as QuizState[]
export type QuizCommandName =
  | 'begin'
  | 'submit'
  | 'withdraw'
  | 'approve'
  | 'reject'
  | 'reopen'
  | 'unlist'
  | 'restore'
  | 'remove'

/** The state after a command, or null where the graph has no such way. */
export function nextQuizState(state: QuizState, command: QuizCommandName): QuizState | null {
  const transitions: Partial<Record<QuizCommandName, QuizState>> = QUIZ_GRAPH[state]
  return transitions[command] ?? null
}

/** Whether a version of the quiz stands in the public list. */
export function isListed(state: QuizState): boolean {
  return state === 'listed' || state === 'listed_waiting' || state === 'listed_rejected'
}
