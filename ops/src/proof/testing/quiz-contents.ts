import type { Given, QuestionContent, QuestionKey, QuestionTask } from '@kredka/contracts/quizzes/question'
import { DEFAULT_MATCHING } from '@kredka/contracts/quizzes/question-rules'

const option = (text: string, is_right: boolean) => ({ text, is_right, stays_put: false })
const quantity = (value: string) => ({ value, tolerance: '', tolerance_kind: 'absolute' as const, units: [] })
const TASKS: readonly QuestionTask[] = [
  { kind: 'single', options: [option('Wisła', true), option('Odra', false), option('San', false)] },
  { kind: 'several', options: [option('2', true), option('3', true), option('4', false), option('6', false)] },
  { kind: 'text', accepted: ['Kraków'], matching: DEFAULT_MATCHING },
  { kind: 'number', number: quantity('0,5') },
  {
    kind: 'gaps',
    gaps: [{ accepted: ['kot'] }, { accepted: ['pies', 'psa'] }],
    has_bank: false,
    distractors: [],
    matching: { ...DEFAULT_MATCHING, ignores_accents: false },
  },
]
const WORDS = [['Kraków'], ['krakow'], ['Łódź'], ['1/2'], ['kot', 'psa'], ['kot', '']]
const CHOICES = [[0], [1], [0, 1], [2, 0], [], [1, 2, 0]]

export function contentAt(n: number): QuestionContent {
  const task = TASKS[n % TASKS.length]
  if (task === undefined) throw new Error(`no question ${n}`)
  const prompt = task.kind === 'gaps' ? '[[1]] goni [[2]]' : `Pytanie ${n}`
  return { prompt, explanation: '', picture_alt: '', formulas: [], task }
}

/** Something that fits the kind of the question, right or wrong. */
export function givenTo(kind: QuestionTask['kind'], n: number): Given {
  if (kind === 'single') return { choices: [n % 3] }
  if (kind === 'several') return { choices: CHOICES[n % CHOICES.length] ?? [] }
  const words = WORDS[n % WORDS.length] ?? []
  return { words: kind === 'gaps' ? words : words.slice(0, 1) }
}

/** A key that may be another than the one that stands, or the same. */
export function keyOf(kind: QuestionTask['kind'], n: number): QuestionKey {
  const words = WORDS[n % WORDS.length] ?? []
  switch (kind) {
    case 'single':
      return { kind, right: n < 4 ? [n % 3] : [0, 2] }
    case 'several':
      return { kind, right: [[0, 1], [0], [1, 2], [3], [0, 1, 2], [2]][n % 6] ?? [] }
    case 'text':
      return { kind, accepted: words.slice(0, 1), matching: DEFAULT_MATCHING }
    case 'number':
      return { kind, number: quantity(['0,5', '1', '12', '0,25', '50', '1/2'][n % 6] ?? '') }
    case 'gaps':
      return {
        kind,
        gaps: [{ accepted: ['kot', 'kotek'] }, { accepted: [words[1] || 'pies'] }],
        matching: DEFAULT_MATCHING,
      }
  }
}
