import { givenAsShown, givenAsWritten, judgedView, shownQuestion } from '@kredka/contracts/attempts/asked'
import { scoreOf } from '@kredka/contracts/attempts/scoring'
import type { AskedQuestionView, ReplayQuestionView } from '@kredka/contracts/attempts/views'
import type { Given } from '@kredka/contracts/quizzes/question'

/**
 * A question of a quiz that is played again in the browser alone, judged by the rules of the server; `null` where it has
 * not been answered yet.
 */
export function askAgain(question: ReplayQuestionView, seed: string, given: Given | null): AskedQuestionView {
  const { content, key_revision, is_void, reason, ...rest } = question
  const asked = { question_id: question.id, seed, content }
  const written = given === null ? null : givenAsWritten(asked, given)
  const { from, ...common } = rest
  return {
    ...common,
    ...shownQuestion(asked),
    given: written === null ? null : givenAsShown(asked, written),
    judged: written === null ? null : judgedView(asked, written, { key_revision, is_void, reason }),
    from: written === null ? null : from,
  }
}

/** Of all questions that count, what was not answered as wrong; null where none counts. */
export function scoreAgain(
  questions: readonly ReplayQuestionView[],
  answered: readonly AskedQuestionView[],
): number | null {
  const bps = new Map(answered.map(({ id, judged }) => [id, judged?.bp ?? 0]))
  return scoreOf(questions.map(({ id, weight, is_void }) => ({ weight, is_void, bp: bps.get(id) ?? 0 })))
}
