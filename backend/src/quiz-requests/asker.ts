import { reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import { type AskerEvent, askerEvents as e } from '@kredka/contracts/quiz-requests/events'
import { KEEPS_PLACE_MS, OPEN_PER_STUDENT_MAX, OPEN_PER_TEACHER_MAX } from '@kredka/contracts/quiz-requests/rules'
import type { Decider } from '../kernel/decider.ts'

type Counted = EventOf<typeof e.QuizRequestCounted>['data']
export type AskerCommand =
  | ({ readonly do: 'count' } & Counted)
  | { readonly do: 'close'; readonly student_id: string; readonly request_id: string }

/** Bytes of a request that waits. */
const WEIGHT = 100

/**
 * Stream `quizasker-{student_id}`: requests of a student that wait (QUI-10), by their id. It can refuse more of them, so
 * it goes first.
 */
export const askerDecider: Decider<ReadonlyMap<string, Counted>, AskerCommand, AskerEvent> = {
  category: 'quizasker',
  initial: new Map(),
  weight: ({ size }) => size * WEIGHT,
  evolve(open, { type, data }) {
    const next = new Map(open)
    if (type === 'QuizRequestClosed') next.delete(data.request_id)
    else next.set(data.request_id, data)
    return next
  },
  decide(open, command) {
    if (command.do === 'close') {
      const { student_id, request_id } = command
      return open.has(request_id) ? [make(e.QuizRequestClosed, { student_id, request_id })] : []
    }
    const { do: _, ...counted } = command
    if (open.has(counted.request_id)) return []
    const since = Date.parse(counted.asked_at) - KEEPS_PLACE_MS
    const waiting = [...open.values()].filter(({ asked_at }) => Date.parse(asked_at) > since)
    const ofTeacher = waiting.filter(({ teacher_id }) => teacher_id === counted.teacher_id)
    if (ofTeacher.length >= OPEN_PER_TEACHER_MAX || waiting.length >= OPEN_PER_STUDENT_MAX) {
      return reject('QUIZ_REQUESTS_FULL')
    }
    return [make(e.QuizRequestCounted, counted)]
  },
}
