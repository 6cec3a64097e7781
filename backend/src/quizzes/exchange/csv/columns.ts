import type { Matching, TaskKind } from '@kredka/contracts/quizzes/question'
import { ACCEPTED_MAX } from '@kredka/contracts/quizzes/rules'

/** The columns of a table of questions, in the order of our exports; a file may leave out or mix them. */
export const ANSWER_COLUMNS = Array.from({ length: ACCEPTED_MAX }, (_, n) => `answer_${n + 1}` as const)
export const COLUMNS = [
  'type',
  'prompt',
  ...ANSWER_COLUMNS,
  'right',
  'tolerance',
  'units',
  'bank',
  'matching',
  'stays_put',
  'explanation',
  'picture_alt',
  'level',
  'weight',
  'carried',
] as const
export type Column = (typeof COLUMNS)[number]
export type Row = Readonly<Partial<Record<Column, string>>>

/** Names of columns as they may also be written. */
const ALIASES: Readonly<Record<string, Column>> = {
  typ: 'type',
  pytanie: 'prompt',
  question: 'prompt',
  poprawne: 'right',
  tolerancja: 'tolerance',
  jednostki: 'units',
  bank_slow: 'bank',
  porownanie: 'matching',
  bez_mieszania: 'stays_put',
  wyjasnienie: 'explanation',
  opis_obrazka: 'picture_alt',
  poziom: 'level',
  waga: 'weight',
}

/** The column that a heading names, already folded to small letters without accents; null for one of others. */
export function columnOf(heading: string): Column | null {
  const name = heading.replace(/[\s-]+/g, '_').replace(/^odpowiedz_/, 'answer_')
  return COLUMNS.find((column) => column === name) ?? ALIASES[name] ?? null
}

/** A column of answers beyond those that a question can have. */
export function isAnswerBeyond(heading: string): boolean {
  return columnOf(heading) === null && /^(?:answer|odpowiedz)[\s_-]+[1-9]\d*$/.test(heading)
}

/** Names of the kinds of questions: ours first, which exports write; then section 3's and the Polish ones. */
export const KINDS: Readonly<Record<string, TaskKind>> = {
  single: 'single',
  several: 'several',
  gaps: 'gaps',
  text: 'text',
  number: 'number',
  'choose-single-answer': 'single',
  'choose-multiple-answers': 'several',
  'fill-gaps': 'gaps',
  'type-answer': 'text',
  jednokrotny: 'single',
  wielokrotny: 'several',
  luki: 'gaps',
  tekst: 'text',
  liczba: 'number',
}

/** Words of the column `matching` that turn over what a question does without them. */
export const MATCHING_WORDS = {
  case: 'ignores_case',
  accents: 'ignores_accents',
  spacing: 'ignores_spacing',
  ending: 'ignores_ending',
  typo: 'allows_typo',
} as const satisfies Readonly<Record<string, keyof Matching>>
