import type { QuestionTask } from '@kredka/contracts/quizzes/question'

/** What is right in a question, on one line. */
export function rightInWords(task: QuestionTask): string {
  switch (task.kind) {
    case 'single':
    case 'several':
      return task.options.flatMap(({ text, is_right }) => (is_right ? [text] : [])).join(' / ')
    case 'gaps':
      return task.gaps.map(({ accepted }) => accepted.join(' / ')).join('; ')
    case 'text':
      return task.accepted.join(' / ')
    case 'number': {
      const { value, tolerance, tolerance_kind, units } = task.number
      const near =
        Number(tolerance.replace(',', '.')) === 0 ? '' : `± ${tolerance}${tolerance_kind === 'percent' ? '%' : ''}`
      return [value, near, units.join(' / ')].filter((part) => part !== '').join(' ')
    }
  }
}
