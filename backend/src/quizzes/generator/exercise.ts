import type { Prng } from '@kredka/contracts/kernel/prng'
import { WRONG_ANSWERS } from '@kredka/contracts/quizzes/generator'
import type { QuestionTask } from '@kredka/contracts/quizzes/question'

/** A calculation with its result, and what somebody who errs may reach. */
export interface Exercise {
  readonly prompt: string
  readonly explanation: string
  /** As it is typed. */
  readonly value: string
  readonly wrong: readonly string[]
}

/** One right option among some of the wrong ones, in any order. */
export function choiceAmong(right: string, wrong: readonly string[], { below }: Prng): QuestionTask {
  const left = [...new Set(wrong)].filter((text) => text !== right)
  const chosen = Array.from({ length: Math.min(WRONG_ANSWERS, left.length) }, () => left.splice(below(left.length), 1))
  const texts = chosen.flat()
  texts.splice(below(texts.length + 1), 0, right)
  return {
    kind: 'single',
    options: texts.map((text) => ({ text, is_right: text === right, stays_put: false })),
  }
}
