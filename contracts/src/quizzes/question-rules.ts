import type { Matching, QuestionKey, QuestionTask, TaskKind } from './question.ts'
import type { QuestionType } from './rules.ts'

export const DEFAULT_MATCHING: Matching = {
  ignores_case: true,
  ignores_accents: true,
  ignores_spacing: true,
  ignores_ending: true,
  allows_typo: false,
}

const TYPE_OF: Readonly<Record<TaskKind, QuestionType>> = {
  single: 'choose-single-answer',
  several: 'choose-multiple-answers',
  gaps: 'fill-gaps',
  text: 'type-answer',
  number: 'type-answer',
}

/** Section 3's name of a kind of question. */
export function typeOfTask({ kind }: { readonly kind: TaskKind }): QuestionType {
  return TYPE_OF[kind]
}

/** The key that an author's task contains. */
export function keyOfTask(task: QuestionTask): QuestionKey {
  switch (task.kind) {
    case 'single':
    case 'several':
      return { kind: task.kind, right: task.options.flatMap(({ is_right }, n) => (is_right ? [n] : [])) }
    case 'gaps':
      return { kind: 'gaps', gaps: task.gaps, matching: task.matching }
    case 'text':
      return { kind: 'text', accepted: task.accepted, matching: task.matching }
    case 'number':
      return { kind: 'number', number: task.number }
  }
}

/** The task with another key; null where the key is of another kind, or names what the task has not. */
export function withKey(task: QuestionTask, key: QuestionKey): QuestionTask | null {
  switch (task.kind) {
    case 'single':
    case 'several': {
      if (key.kind !== task.kind || key.right.some((n) => n >= task.options.length)) return null
      return { ...task, options: task.options.map((option, n) => ({ ...option, is_right: key.right.includes(n) })) }
    }
    case 'gaps':
      if (key.kind !== 'gaps' || key.gaps.length !== task.gaps.length) return null
      return { ...task, gaps: key.gaps, matching: key.matching }
    case 'text':
      return key.kind === 'text' ? { ...task, accepted: key.accepted, matching: key.matching } : null
    case 'number':
      return key.kind === 'number' ? { ...task, number: key.number } : null
  }
}

/** Numbers of the gaps that a prompt marks, in their order. */
export function gapsIn(prompt: string): readonly number[] {
  return [...prompt.matchAll(/\[\[(\d{1,2})\]\]/g)].map(([, n]) => Number(n))
}

/** A prompt on one line, without the numbers of its gaps. */
export function promptOnLine(prompt: string): string {
  return prompt
    .replaceAll(/\[\[\d{1,2}\]\]/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
