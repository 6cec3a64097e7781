/** Rules of teaching topics and their exercises (TOP-01), the same in browser and server. */

export const TOPIC_TITLE_MAX = 100
export const TOPIC_DESCRIPTION_MAX = 4000
export const QUESTION_MAX = 2000
export const ANSWER_MAX = 2000
export const EXERCISES_MAX = 50
export const TOPIC_STUDENTS_MAX = 200

/** Section 3's states of approval. `new`: the teacher's alone, not sent yet. */
export const EXERCISE_STATES = ['new', 'waiting', 'approved', 'rejected'] as const
export type ExerciseState = (typeof EXERCISE_STATES)[number]

/**
 * The life of an exercise. It is written for oneself (`new`) or sent with it (`waiting`). What was approved stays
 * visible to students until a newer version is approved, or the approved one is taken down. State → command → next
 * states.
 */
export const EXERCISE_GRAPH = {
  absent: { write: ['new', 'waiting'] },
  new: { write: ['new', 'waiting'], remove: 'absent' },
  waiting: { write: ['new', 'waiting'], approve: 'approved', reject: 'rejected', remove: 'absent' },
  approved: { write: ['new', 'waiting'], reject: 'rejected', remove: 'absent' },
  rejected: { write: ['new', 'waiting'], reopen: 'waiting', remove: 'absent' },
} as const
