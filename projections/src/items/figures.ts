import { FULL_BP } from '@kredka/contracts/attempts/rules'
import { judge } from '@kredka/contracts/attempts/scoring'
import {
  DISCRIMINATION_MIN_BP,
  EASY_ABOVE_BP,
  GROUP_SHARE,
  HARD_BELOW_BP,
  ITEM_FLAGS,
  type ItemFlag,
} from '@kredka/contracts/items/rules'
import type { ItemFiguresView } from '@kredka/contracts/items/views'
import type { QuestionTask } from '@kredka/contracts/quizzes/question'
import { keyOfTask } from '@kredka/contracts/quizzes/question-rules'

/** Attempts of so many whole percent: how many, and the points of one question in them. */
export interface ScoreGroup {
  readonly percent: number
  readonly n: number
  readonly points: number
}
type WordRows = ItemFiguresView['words'][number]

/** Mean points of a question in basis points. */
export function shareOf(groups: readonly ScoreGroup[]): number {
  return Math.round(sumOf(groups, 'points') / Math.max(sumOf(groups, 'n'), 1))
}

/**
 * By how much the upper 27 % are ahead of the lower 27 % at this question, in basis points. Of those who stand equal at
 * the border a part counts, with the mean of them all, so that nothing hangs on their order.
 */
export function discriminationOf(groups: readonly ScoreGroup[]): number {
  const best = groups.toSorted((a, b) => b.percent - a.percent)
  return Math.round(meanOfFirst(best) - meanOfFirst(best.toReversed()))
}

function meanOfFirst(groups: readonly ScoreGroup[]): number {
  const wanted = sumOf(groups, 'n') * GROUP_SHARE
  let left = wanted
  let points = 0
  for (const group of groups) {
    const taken = Math.min(group.n, left)
    if (taken <= 0) continue
    points += (group.points / group.n) * taken
    left -= taken
  }
  return wanted === 0 ? 0 : points / wanted
}

function sumOf(groups: readonly ScoreGroup[], what: 'n' | 'points'): number {
  return groups.reduce((sum, group) => sum + group[what], 0)
}

/** Whether a word typed into a gap is right by the key as it stands. */
export function isRightWord(task: QuestionTask, gap: number, word: string): boolean {
  const words = Array.from({ length: gap + 1 }, (_, n) => (n === gap ? word : ''))
  const judgement = judge(keyOfTask(task), { words })
  return judgement.parts[gap]?.is_right ?? judgement.bp === FULL_BP
}

interface Flagged extends Pick<ItemFiguresView, 'share' | 'picked' | 'words'> {
  /** Null where it is not known. */
  readonly discrimination: number | null
}

/** What an author should look at, the gravest first. */
export function flagsOf(task: QuestionTask, { share, discrimination, picked, words }: Flagged): ItemFlag[] {
  const raised: Readonly<Record<ItemFlag, boolean>> = {
    KEY_BEATEN: isOptionAhead(task, picked) || words.some(isWordAhead),
    TOO_HARD: share < HARD_BELOW_BP,
    TOO_EASY: share > EASY_ABOVE_BP,
    TELLS_LITTLE: discrimination !== null && discrimination < DISCRIMINATION_MIN_BP,
  }
  return ITEM_FLAGS.filter((flag) => raised[flag])
}

/** A wrong option was chosen more often than any right one. */
function isOptionAhead(task: QuestionTask, picked: readonly number[]): boolean {
  if (task.kind !== 'single' && task.kind !== 'several') return false
  const most = (is_right: boolean) =>
    Math.max(0, ...task.options.flatMap((option, n) => (option.is_right === is_right ? [picked[n] ?? 0] : [])))
  return most(false) > most(true)
}

/** One wrong word was typed more often than all the right ones. */
function isWordAhead(words: WordRows): boolean {
  const right = words.reduce((sum, { people, is_right }) => sum + (is_right ? people : 0), 0)
  return words.some(({ people, is_right }) => !is_right && people > right)
}
