import type { Level } from '@kredka/contracts/offers/rules'
import type { Matching, QuestionDraft, QuestionTask, TaskKind } from '@kredka/contracts/quizzes/question'
import { DEFAULT_MATCHING, gapsIn } from '@kredka/contracts/quizzes/question-rules'
import type { OwnQuestionView } from '@kredka/contracts/quizzes/views'
import { canonical } from '../kernel/canonical.ts'

/** What the commands carry of a question. */
export interface QuestionForm {
  readonly level: Level | null
  readonly weight: number
  readonly picture_id: string | null
  readonly content: QuestionDraft
}

/** In the order in which they are offered. */
export const TASK_KINDS = ['single', 'several', 'gaps', 'text', 'number'] as const satisfies readonly TaskKind[]

type Task<K extends TaskKind> = Extract<QuestionTask, { readonly kind: K }>
export type ChoiceTask = Task<'single' | 'several'>
export type GapsTask = Task<'gaps'>
export type TextTask = Task<'text'>
export type NumberTask = Task<'number'>

/** Subjects in which a missing accent is a mistake (QUI-04). */
const LANGUAGE_SUBJECTS: ReadonlySet<string> = new Set([
  'chinese',
  'english',
  'french',
  'german',
  'italian',
  'japanese',
  'norwegian',
  'polish',
  'spanish',
])

export function isLanguageSubject(subject_id: string): boolean {
  return LANGUAGE_SUBJECTS.has(subject_id)
}

/** How typed words are compared unless the author says otherwise. */
export function matchingFor(subject_id: string): Matching {
  return { ...DEFAULT_MATCHING, ignores_accents: !isLanguageSubject(subject_id) }
}

export const BLANK_OPTION = { text: '', is_right: false, stays_put: false }

/** A question with nothing written. */
export function blankQuestion(kind: TaskKind, subject_id: string): QuestionForm {
  const content = { prompt: '', explanation: '', picture_alt: '', task: blankTask(kind, subject_id) }
  return { level: null, weight: 1, picture_id: null, content }
}

function blankTask(kind: TaskKind, subject_id: string): QuestionTask {
  const matching = matchingFor(subject_id)
  switch (kind) {
    case 'single':
    case 'several':
      return { kind, options: [BLANK_OPTION, BLANK_OPTION, BLANK_OPTION].map((option) => ({ ...option })) }
    case 'gaps':
      return { kind, gaps: [], has_bank: false, distractors: [], matching }
    case 'text':
      return { kind, accepted: [], matching }
    case 'number':
      return { kind, number: { value: '', tolerance: '', tolerance_kind: 'absolute', units: [] } }
  }
}

/** The question as another kind; what both kinds have stays. */
export function withKind(content: QuestionDraft, kind: TaskKind, subject_id: string): QuestionDraft {
  const { task } = content
  if (task.kind === kind) return content
  if ((kind === 'single' || kind === 'several') && (task.kind === 'single' || task.kind === 'several')) {
    return { ...content, task: { kind, options: kind === 'single' ? onlyFirstRight(task.options) : task.options } }
  }
  const prompt = task.kind === 'gaps' ? withoutGaps(content.prompt, task) : content.prompt
  return { ...content, prompt, task: blankTask(kind, subject_id) }
}

function onlyFirstRight(options: ChoiceTask['options']): ChoiceTask['options'] {
  const first = options.findIndex(({ is_right }) => is_right)
  return options.map((option, at) => ({ ...option, is_right: at === first }))
}

function withoutGaps(prompt: string, { gaps }: GapsTask): string {
  return prompt.replace(/\[\[(\d{1,2})\]\]/g, (_, n: string) => gaps[Number(n) - 1]?.accepted[0] ?? '…')
}

/**
 * Makes a gap of what is selected in the prompt, which becomes its accepted word; the spaces around stay in the
 * prompt. With nothing selected an empty gap stands at the cursor. Gaps are numbered as they stand.
 */
export function makeGap(content: QuestionDraft, task: GapsTask, start: number, end: number): QuestionDraft {
  const selected = content.prompt.slice(start, end)
  if (gapsIn(selected).length > 0) return content
  const word = selected.trim()
  const from = start + (word === '' ? 0 : selected.indexOf(word))
  const to = word === '' ? start : from + word.length
  const before = content.prompt.slice(0, from)
  const prompt = `${before}[[${task.gaps.length + 1}]]${content.prompt.slice(to)}`
  return renumberGaps(prompt, { ...task, gaps: [...task.gaps, { accepted: word === '' ? [] : [word] }] }, content)
}

/** Puts the first accepted word of a gap back into the prompt. */
export function removeGap(content: QuestionDraft, task: GapsTask, index: number): QuestionDraft {
  const word = task.gaps[index]?.accepted[0] ?? ''
  const prompt = content.prompt.replaceAll(`[[${index + 1}]]`, word)
  return renumberGaps(prompt, task, content, index)
}

/** Gaps get the numbers of their order in the prompt; those that it does not mark come last, but `dropped`. */
function renumberGaps(prompt: string, task: GapsTask, content: QuestionDraft, dropped = -1): QuestionDraft {
  const marked = [...new Set(gapsIn(prompt))].filter((n) => task.gaps[n - 1] !== undefined)
  const others = task.gaps.flatMap((_, at) => (marked.includes(at + 1) || at === dropped ? [] : [at + 1]))
  const order = [...marked, ...others]
  const gaps = order.flatMap((n) => task.gaps[n - 1] ?? [])
  const written = prompt.replace(/\[\[(\d{1,2})\]\]/g, (mark, n: string) => {
    const at = order.indexOf(Number(n))
    return at === -1 ? mark : `[[${at + 1}]]`
  })
  return { ...content, prompt: written, task: { ...task, gaps } }
}

export function formOf(view: OwnQuestionView): QuestionForm {
  const { level, weight, picture_id, prompt, explanation, picture_alt, task } = view
  return { level, weight, picture_id, content: { prompt, explanation, picture_alt, task } }
}

/** Whether two say the same, whatever the order of their properties: the log and the rows keep none. */
export function isSame(one: QuestionForm, other: QuestionForm): boolean {
  return one === other || canonical(one) === canonical(other)
}
