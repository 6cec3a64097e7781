import { foldLetters } from '@kredka/contracts/kernel/slug'
import type { QuestionDraft } from '@kredka/contracts/quizzes/question'

/** The words of a question and its answers as the back office finds them. */
export function searchTextOf({ prompt, task }: QuestionDraft): string {
  const answers = [
    ...('options' in task ? task.options.map(({ text }) => text) : []),
    ...('gaps' in task ? [...task.gaps.flatMap(({ accepted }) => accepted), ...task.distractors] : []),
    ...('accepted' in task ? task.accepted : []),
    ...('number' in task ? [task.number.value, ...task.number.units] : []),
  ]
  return foldLetters([prompt, ...answers].join(' '))
}
