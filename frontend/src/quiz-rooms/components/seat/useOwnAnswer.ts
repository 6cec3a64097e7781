import type { RoomView } from '@kredka/contracts/quiz-rooms/views'
import { useAppSelector } from '../../../app/store/hooks.ts'
import { type GivenAnswer, selectAnswer } from '../../room-slice.ts'

/** What was answered from here to the question that stands there, and whether the server has an answer of this seat. */
export function useOwnAnswer({ question, you }: RoomView): {
  readonly own: GivenAnswer | null
  readonly isSent: boolean
} {
  const answer = useAppSelector(selectAnswer)
  const own = answer !== null && answer.n === question?.n ? answer : null
  return { own, isSent: you?.is_answered === true || own?.status === 'sent' }
}
