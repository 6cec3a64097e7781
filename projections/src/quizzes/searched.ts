import { foldLetters } from '@kredka/contracts/kernel/slug'
import type { QuestionDraft } from '@kredka/contracts/quizzes/question'

/** The words of a question and its answers as the back office finds them. */
export function searchedIn({ prompt, task }: QuestionDraft): string {
  return foldLetters([prompt, ...answersOf(task)].join(' '))
}

function answersOf(task: QuestionDraft['task']): readonly string[] {
  switch (task.kind) {
    case 'single':
    case 'several':
      return task.options.map(({ text }) => text)
    case 'gaps':
      return [...task.gaps.flatMap(({ accepted }) => accepted), ...task.distractors]
    case 'text':
      return task.accepted
    case 'number':
      return [task.number.value, ...task.number.units]
  }
}
