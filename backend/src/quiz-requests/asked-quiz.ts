import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import type { Level } from '@kredka/contracts/offers/rules'
import { type AskedQuizEvent, askedQuizEvents as e } from '@kredka/contracts/quiz-requests/events'
import type { AskedQuizState } from '@kredka/contracts/quiz-requests/rules'
import type { Decider } from '../kernel/decider.ts'

interface Pair {
  readonly request_id: string
  readonly student_id: string
  readonly teacher_id: string
}

/** Stream `quizrequest-{request_id}`: a quiz that a student asked one teacher for (QUI-10). */
export interface AskedQuiz {
  readonly state: AskedQuizState
  readonly pair: Pair
  readonly subject_id: string
  /** What was assigned for it. */
  readonly assignment_id: string | null
}

export type AskedQuizCommand =
  | ({ readonly do: 'ask'; readonly subject_id: string; readonly level: Level; readonly words: string } & Pair)
  | { readonly do: 'assign'; readonly teacher_id: string; readonly assignment_id: string; readonly quiz_id: string }
  | { readonly do: 'decline'; readonly teacher_id: string; readonly reason: string }
  /** `student_id`: who takes it back; null where one of the two has left. */
  | { readonly do: 'withdraw'; readonly student_id: string | null }

export const askedQuizDecider: Decider<AskedQuiz | null, AskedQuizCommand, AskedQuizEvent> = {
  category: 'quizrequest',
  initial: null,
  evolve(asked, { type, data }) {
    if (type === 'QuizAskedFor') {
      const { request_id, student_id, teacher_id, subject_id } = data
      return { state: 'open', pair: { request_id, student_id, teacher_id }, subject_id, assignment_id: null }
    }
    if (asked === null) return null
    switch (type) {
      case 'AskedQuizAssigned':
        return { ...asked, state: 'assigned', assignment_id: data.assignment_id }
      case 'AskedQuizDeclined':
        return { ...asked, state: 'declined' }
      case 'AskedQuizWithdrawn':
        return { ...asked, state: 'withdrawn' }
    }
  },
  decide(asked, command) {
    if (command.do === 'ask') {
      const { do: _, words, ...of } = command
      return asked === null ? [make(e.QuizAskedFor, { ...of, words: words.trim() })] : []
    }
    const refused = reasonAgainst(asked, command)
    if (refused !== null || asked === null) return refused ?? reject('QUIZ_REQUEST_NOT_FOUND')
    const { pair } = asked
    switch (command.do) {
      case 'assign':
        return [make(e.AskedQuizAssigned, { ...pair, assignment_id: command.assignment_id, quiz_id: command.quiz_id })]
      case 'decline':
        return [make(e.AskedQuizDeclined, { ...pair, reason: command.reason.trim() })]
      case 'withdraw':
        return [make(e.AskedQuizWithdrawn, { ...pair, why: command.student_id === null ? 'person_gone' : 'student' })]
    }
  },
}

/** Why nobody may answer it, or take it back; somebody else's is as good as none. Null where they may. */
export function reasonAgainst(
  asked: AskedQuiz | null,
  { teacher_id, student_id }: { readonly teacher_id?: string; readonly student_id?: string | null },
): Rejection | null {
  const isOwn =
    asked !== null &&
    (teacher_id === undefined || teacher_id === asked.pair.teacher_id) &&
    (student_id === undefined || student_id === null || student_id === asked.pair.student_id)
  if (!isOwn) return reject('QUIZ_REQUEST_NOT_FOUND')
  return asked.state === 'open' ? null : reject('QUIZ_REQUEST_OVER')
}
