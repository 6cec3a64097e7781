import { rightTileOf } from '@kredka/contracts/games/engine/snake-quiz-1/snake-quiz'
import type { AskedView } from '@kredka/contracts/games/views'
import { formulasIn } from '@kredka/contracts/kernel/formula-text'
import { slugOf } from '@kredka/contracts/kernel/slug'
import { playableVersion, type VersionTools, versionOf } from '../quizzes/index.ts'
import type { DealtQuestion } from './dealing.ts'
import { luckOf, type RunLuck } from './luck.ts'
import type { Run } from './run.ts'

/**
 * Questions of a run that are due, as they stood when it began: their words never change with the version that holds
 * them, and go with their author. Which answer is right is nowhere in them (GAM-07).
 * @param hidden quizzes of which whoever looks may learn nothing now
 */
export async function askedIn(
  tools: VersionTools,
  { dealt, position, state, secret }: Pick<Run, 'dealt' | 'position' | 'state' | 'secret'>,
  hidden: ReadonlySet<string>,
): Promise<AskedView[]> {
  const due = dealt.slice(0, position?.quiz?.asked ?? 0)
  const answered = state === 'ended' ? (position?.quiz?.judged.length ?? 0) : 0
  const luck = secret === null ? null : luckOf(secret)
  return Promise.all(
    due.map((question, n) => {
      if (hidden.has(question.quiz_id)) return { ...GONE, is_hidden: true }
      return askedView(tools, question, luck === null || n >= answered ? null : rightOptionOf(question, n, luck))
    }),
  )
}

const GONE: AskedView = { prompt: null, is_hidden: false, options: [], after: null }

/** Which option the run took for right. */
function rightOptionOf({ options }: DealtQuestion, n: number, luck: RunLuck): number {
  return options[rightTileOf(luck, n, options.length)] ?? -1
}

/** @param right null where nothing is explained yet */
async function askedView(tools: VersionTools, question: DealtQuestion, right: number | null): Promise<AskedView> {
  const { quiz_id, version, question_id, revision } = question
  const facts = await versionOf(tools, quiz_id, version)
  const found = facts?.questions.find((one) => one.question_id === question_id && one.revision === revision)
  if (facts === null || found === undefined || found.content.task.kind !== 'single') return GONE
  const { prompt, explanation, formulas, task } = found.content
  const options = question.options.map((at) => task.options[at]?.text ?? '')
  if (right === null) return { ...GONE, prompt, options }
  const shown = new Set(formulasIn(explanation))
  const isListed = (await playableVersion(tools.write, quiz_id, null)) !== null
  return {
    prompt,
    is_hidden: false,
    options,
    after: {
      explanation,
      formulas: formulas.filter(({ tex }) => shown.has(tex)),
      is_corrected: found.is_void || task.options.some(({ is_right }, at) => is_right !== (at === right)),
      quiz: isListed ? { id: quiz_id, slug: slugOf(facts.title), title: facts.title } : null,
    },
  }
}
