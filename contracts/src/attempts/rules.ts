import { DAY, SECOND } from '../kernel/durations.ts'
import type { Graph } from '../kernel/graph.ts'

/** Rules of taking quizzes (QUI-03, QUI-05, QUI-06), the same in browser and server. */

/** Learning: each answer is judged at once and stays. Exam: answers may change until the end, which judges them all. */
export const ATTEMPT_MODES = ['learning', 'exam'] as const
export type AttemptMode = (typeof ATTEMPT_MODES)[number]

/** What the questions of an attempt are drawn from. */
export const ATTEMPT_SOURCES = ['quiz', 'random', 'review', 'assignment'] as const

/** An answer that came by then is in time, for what the line took. */
export const GRACE_MS = 3 * SECOND
/** Whoever learns and does nothing for so long has left; so has who never began. */
export const IDLE_MS = 7 * DAY
/** The history lists so many (section 5); nothing is deleted. */
export const HISTORY_LENGTH = 10
/** Plays of one visitor a day, and of all visitors of one address: a class is one address (QUI-06). */
export const VISITOR_PLAYS_MAX = 5
export const ADDRESS_PLAYS_MAX = 300
/** Random quizzes a day: what is drawn costs more than what is listed. */
export const VISITOR_DRAWS_MAX = 3
export const USER_DRAWS_MAX = 20
/** How many questions a random quiz can have; fewer where there are fewer. */
export const RANDOM_LENGTHS = [5, 10, 20] as const
/** Of so many subjects at once. */
export const RANDOM_SUBJECTS_MAX = 10
/** Of what a visitor played, so much becomes theirs with a login: the last (QUI-05). */
export const CLAIMED_AT_ONCE_MAX = 50
/** A visitor whose cookie is over by then is forgotten: it lives a year. */
export const VISITOR_KEPT_MS = 366 * DAY

/**
 * The life of an attempt (section 3's states of a quiz session, and cancelled). `time`: its time is over. State →
 * command → next states.
 */
export const ATTEMPT_GRAPH = {
  absent: { create: 'created', record: 'finished' },
  created: { start: 'started', cancel: 'cancelled', time: 'expired' },
  started: { answer: 'started', finish: 'finished', cancel: 'cancelled', time: ['finished', 'expired'] },
  finished: { rescore: 'finished' },
  cancelled: {},
  expired: {},
} as const satisfies Graph
export type AttemptState = keyof typeof ATTEMPT_GRAPH
export const ATTEMPT_STATES = [
  'created',
  'started',
  'finished',
  'cancelled',
  'expired',
] as const satisfies readonly AttemptState[]

/** All of a question or of a quiz, in basis points: scores are whole numbers everywhere. */
export const FULL_BP = 10_000
/** A score above this is great (QUI-05); this one itself is not. */
export const GREAT_BP = 8_500

/** What beside right or wrong a learner is told of typed words. */
export const JUDGEMENT_NOTES = [
  'TYPO_FORGIVEN',
  'ACCENT_WRONG',
  'CASE_WRONG',
  'NUMBER_UNREADABLE',
  'UNIT_MISSING',
  'UNIT_WRONG',
  'UNIT_UNEXPECTED',
] as const
