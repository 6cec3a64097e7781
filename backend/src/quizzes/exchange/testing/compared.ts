import type { Imported } from '@kredka/contracts/quizzes/imports'
import type { ReferenceQuestion } from './reference-gift.ts'

export const TRUTH = ['Prawda', 'Fałsz'] as const

/** What we read, in the terms of the reference. */
export function inTermsOfReference(imported: Imported): ReferenceQuestion {
  if (imported.is === 'refused') return { refused: imported.code }
  const { prompt, explanation, task } = imported.question.draft
  const told = { prompt, explanation }
  switch (task.kind) {
    case 'single':
    case 'several': {
      const options = task.options.map(({ text, is_right }) => [text, is_right] as const)
      return { ...told, asks: { choice: task.kind, options } }
    }
    case 'text':
      return { ...told, asks: { typed: 'text', accepted: task.accepted } }
    case 'gaps':
      return { ...told, asks: { typed: 'gap', accepted: task.gaps[0]?.accepted ?? [] } }
    case 'number': {
      const [value, apart] = [Number(task.number.value), Number(task.number.tolerance)]
      return { ...told, asks: { from: value - apart, to: value + apart } }
    }
  }
}

/** Ends of numbers are compared as far as decimals have a meaning. */
export function rounded(question: ReferenceQuestion): ReferenceQuestion {
  if ('refused' in question || !('from' in question.asks)) return question
  const { from, to } = question.asks
  return { ...question, asks: { from: Number(from.toFixed(6)), to: Number(to.toFixed(6)) } }
}

/** What lacks something is no question yet: its kind may only be seen from what is right. */
export function isWhole(question: ReferenceQuestion): boolean {
  if ('refused' in question) return false
  if ('choice' in question.asks) return question.asks.options.some(([, isRight]) => isRight)
  return !('typed' in question.asks) || question.asks.accepted.every((words) => words !== '')
}
