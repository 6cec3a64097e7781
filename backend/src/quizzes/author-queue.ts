import { reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { quizAuthorEvents as e, type QUEUE_OUTCOMES, type QuizAuthorEvent } from '@kredka/contracts/quizzes/events'
import { WAITING_MAX, WAITING_TRUSTED_MAX } from '@kredka/contracts/quizzes/rules'
import type { Decider } from '../kernel/decider.ts'

/** Stream `quizauthor-{author_id}`: quizzes that wait for staff (QUI-02). It can refuse one more, so it goes first. */
export interface AuthorQueue {
  readonly waiting: ReadonlySet<string>
  /** Staff approved something once. */
  readonly is_trusted: boolean
}

interface OfQuiz {
  readonly quiz_id: string
  readonly author_id: string
}
export type AuthorQueueCommand =
  | (OfQuiz & { readonly do: 'join' })
  /** Staff took their no back: that it is one more than may wait is not its author’s doing. */
  | (OfQuiz & { readonly do: 'return' })
  | (OfQuiz & { readonly do: 'leave'; readonly outcome: (typeof QUEUE_OUTCOMES)[number] })

export const authorQueueDecider: Decider<AuthorQueue, AuthorQueueCommand, QuizAuthorEvent> = {
  category: 'quizauthor',
  initial: { waiting: new Set(), is_trusted: false },
  evolve(queue, { type, data }) {
    const waiting = new Set(queue.waiting)
    if (type === 'QuizQueued') return { ...queue, waiting: waiting.add(data.quiz_id) }
    waiting.delete(data.quiz_id)
    return { waiting, is_trusted: queue.is_trusted || data.outcome === 'approved' }
  },
  decide(queue, command) {
    const { quiz_id, author_id } = command
    const waits = queue.waiting.has(quiz_id)
    if (command.do === 'leave') {
      return waits ? [make(e.QuizLeftQueue, { quiz_id, author_id, outcome: command.outcome })] : []
    }
    if (waits) return []
    const most = queue.is_trusted ? WAITING_TRUSTED_MAX : WAITING_MAX
    return command.do === 'join' && queue.waiting.size >= most
      ? reject('TOO_MANY_WAITING', { params: { most } })
      : [make(e.QuizQueued, { quiz_id, author_id })]
  },
}
