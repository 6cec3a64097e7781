import type { AskedView } from '@kredka/contracts/games/views'
import { formulasIn } from '@kredka/contracts/kernel/formula-text'
import { slugOf } from '@kredka/contracts/kernel/slug'
import { playableVersion, type VersionTools, versionOf } from '../quizzes/index.ts'
import type { DealtQuestion } from './dealing.ts'
import type { Run } from './run.ts'

/**
 * Questions of a run that are due, as they stood when it began: their words never change with the version that holds
 * them, and go with their author. Which answer is right is nowhere in them (GAM-07).
 */
export async function askedIn(
  tools: VersionTools,
  { dealt, position, state }: Pick<Run, 'dealt' | 'position' | 'state'>,
): Promise<AskedView[]> {
  const due = dealt.slice(0, position?.quiz?.asked ?? 0)
  const answered = state === 'ended' ? (position?.quiz?.judged.length ?? 0) : 0
  return Promise.all(due.map((question, n) => askedView(tools, question, n < answered)))
}

async function askedView(tools: VersionTools, question: DealtQuestion, isExplained: boolean): Promise<AskedView> {
  const { quiz_id, version, question_id, revision } = question
  const facts = await versionOf(tools, quiz_id, version)
  const content = facts?.questions.find((one) => one.question_id === question_id && one.revision === revision)?.content
  if (facts === null || content === undefined || content.task.kind !== 'single') {
    return { prompt: null, options: [], after: null }
  }
  const { prompt, explanation, formulas, task } = content
  const shown = new Set(formulasIn(explanation))
  const isListed = isExplained && (await playableVersion(tools.write, quiz_id, null)) !== null
  return {
    prompt,
    options: question.options.map((at) => task.options[at]?.text ?? ''),
    after: isExplained
      ? {
          explanation,
          formulas: formulas.filter(({ tex }) => shown.has(tex)),
          quiz: isListed ? { id: quiz_id, slug: slugOf(facts.title), title: facts.title } : null,
        }
      : null,
  }
}
