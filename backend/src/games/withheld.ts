import { runEvents as e } from '@kredka/contracts/games/events'
import { concealedQuizzes } from '../attempts/index.ts'
import type { Tools } from '../kernel/tools.ts'
import { type Withheld, without } from '../kernel/withheld.ts'
import { runDecider } from './run.ts'

/** What tells which tile was right. */
const TELLING = ['told', 'answers', 'secret']
const TOLD_IN: readonly string[] = [e.RunMoved.name, e.RunJudged.name, e.RunRevealed.name]

/** A run that asked of a quiz which an assignment hides tells its keys once that shows them again (QUI-10). */
export function withheldKeys({ write }: Pick<Tools, 'write'>): Withheld {
  return async (user_id, now) => {
    const concealed = await concealedQuizzes(write, user_id, now)
    if (concealed.size === 0) return null
    return async ({ of, data }) => {
      if (!TOLD_IN.includes(of)) return data
      const { dealt } = (await write.fold(runDecider, String(data['run_id']))).state
      return dealt.some(({ quiz_id }) => concealed.has(quiz_id)) ? without(data, TELLING) : data
    }
  }
}
