import { foldWords } from '../attempts/matching.ts'
import type { QuestionDraft } from './question.ts'
import { DEFAULT_MATCHING } from './question-rules.ts'

/**
 * The same for two questions that ask the same and have the same right answers, however these are spaced, accented,
 * capitalised or ordered: the second is a duplicate.
 */
export function fingerprintOf({ prompt, task }: QuestionDraft): string {
  const fold = (text: string) => foldWords(text, DEFAULT_MATCHING)
  const foldAll = (texts: readonly string[]) => texts.map(fold).toSorted()
  const right = () => {
    switch (task.kind) {
      case 'single':
      case 'several':
        return foldAll(task.options.flatMap(({ text, is_right }) => (is_right ? [text] : [])))
      case 'gaps':
        return task.gaps.map(({ accepted }) => foldAll(accepted))
      case 'text':
        return foldAll(task.accepted)
      case 'number':
        return [fold(task.number.value), ...foldAll(task.number.units)]
    }
  }
  return JSON.stringify([task.kind, fold(prompt), right()])
}
