import { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import { concealedQuizzes } from '../attempts/index.ts'
import type { Tools } from '../kernel/tools.ts'
import { type Withheld, without } from '../kernel/withheld.ts'
import { roomDecider } from './room.ts'

/** How an answer was judged is told with its closed question, and not while an assignment hides the quiz (QUI-10). */
export function withheldAnswers({ write }: Pick<Tools, 'write'>): Withheld {
  return async (user_id, now) => {
    const concealed = await concealedQuizzes(write, user_id, now)
    return async ({ of, data }) => {
      if (of !== e.AnswerTaken.name) return data
      const { opened, closed } = (await write.fold(roomDecider, String(data['room_id']))).state
      const isTold = opened !== null && !concealed.has(opened.quiz_id) && closed.some(({ n }) => n === data['n'])
      return isTold ? data : without(data, ['bp'])
    }
  }
}
