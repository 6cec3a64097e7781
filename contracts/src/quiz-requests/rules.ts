import { DAY } from '../kernel/durations.ts'
import type { Graph } from '../kernel/graph.ts'

/** Rules of quizzes that students ask their teachers for (QUI-10), the same in browser and server. */

/** Characters of what it should be about. */
export const ASKED_WORDS_MIN = 5
export const ASKED_WORDS_MAX = 500
/** Requests of one student that wait for one teacher. */
export const OPEN_PER_TEACHER_MAX = 3
/** Those that wait for all of a student's teachers. */
export const OPEN_PER_STUDENT_MAX = 10
/** One that was not answered for so long keeps no place any more. */
export const KEEPS_PLACE_MS = 60 * DAY
/** So long a link of a mail opens a request or an assigned quiz. */
export const QUIZ_LINK_MS = 60 * DAY

/** `assigned`: the teacher gave a quiz for it; `withdrawn`: by the student, or one of the two has left. */
export const ASKED_QUIZ_GRAPH = {
  absent: { ask: 'open' },
  open: { assign: 'assigned', decline: 'declined', withdraw: 'withdrawn' },
  assigned: {},
  declined: {},
  withdrawn: {},
} as const satisfies Graph
export type AskedQuizState = Exclude<keyof typeof ASKED_QUIZ_GRAPH, 'absent'>
export const ASKED_QUIZ_STATES = [
  'open',
  'assigned',
  'declined',
  'withdrawn',
] as const satisfies readonly AskedQuizState[]
