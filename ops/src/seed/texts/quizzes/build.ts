import type { SubjectId } from '@kredka/contracts/data/subjects'
import type { Level } from '@kredka/contracts/offers/rules'
import type { QuestionDraft, QuestionTask } from '@kredka/contracts/quizzes/question'
import { DEFAULT_MATCHING } from '@kredka/contracts/quizzes/question-rules'
import type { Difficulty } from '@kredka/contracts/quizzes/rules'

export interface SeedQuiz {
  readonly title: string
  readonly description: string
  readonly subject_id: SubjectId
  readonly level: Level
  readonly difficulty: Difficulty
  readonly language: 'pl' | 'en'
  readonly exam_minutes: number | null
  readonly questions: readonly SeedQuestion[]
}

export interface SeedQuestion {
  readonly draft: QuestionDraft
  /** Null: the quiz's own. */
  readonly level: Level | null
}

function question(prompt: string, task: QuestionTask, explanation: string): SeedQuestion {
  return { draft: { prompt, task, explanation, picture_alt: '' }, level: null }
}

function optionsOf(right: readonly string[], wrong: readonly string[]) {
  const option = (is_right: boolean) => (text: string) => ({ text, is_right, stays_put: false })
  return [...right.map(option(true)), ...wrong.map(option(false))]
}

export function single(prompt: string, right: string, wrong: readonly string[], why: string): SeedQuestion {
  return question(prompt, { kind: 'single', options: optionsOf([right], wrong) }, why)
}

export function several(prompt: string, right: readonly string[], wrong: readonly string[], why: string): SeedQuestion {
  return question(prompt, { kind: 'several', options: optionsOf(right, wrong) }, why)
}

/** Each gap with its accepted words; typed. */
export function gaps(prompt: string, accepted: readonly (readonly string[])[], why: string): SeedQuestion {
  const task = { has_bank: false, distractors: [], matching: DEFAULT_MATCHING }
  return question(prompt, { kind: 'gaps', gaps: accepted.map((words) => ({ accepted: [...words] })), ...task }, why)
}

/** One word for each gap, from a bank that holds others too. */
export function bank(
  prompt: string,
  words: readonly string[],
  distractors: readonly string[],
  why: string,
): SeedQuestion {
  const task = { has_bank: true, distractors: [...distractors], matching: DEFAULT_MATCHING }
  return question(prompt, { kind: 'gaps', gaps: words.map((word) => ({ accepted: [word] })), ...task }, why)
}

export function typed(prompt: string, accepted: readonly string[], why: string): SeedQuestion {
  return question(prompt, { kind: 'text', accepted: [...accepted], matching: DEFAULT_MATCHING }, why)
}

export function number(
  prompt: string,
  value: string,
  why: string,
  near: { readonly tolerance?: string; readonly units?: readonly string[] } = {},
): SeedQuestion {
  const { tolerance = '0', units = [] } = near
  const answer = { value, tolerance, tolerance_kind: 'absolute' as const, units: [...units] }
  return question(prompt, { kind: 'number', number: answer }, why)
}

/** The level of a question that is not its quiz's own. */
export function basic({ draft }: SeedQuestion): SeedQuestion {
  return { draft, level: 'basic' }
}

export function intermediate({ draft }: SeedQuestion): SeedQuestion {
  return { draft, level: 'intermediate' }
}

export function advanced({ draft }: SeedQuestion): SeedQuestion {
  return { draft, level: 'advanced' }
}
