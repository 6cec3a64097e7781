import type { Given, Matching, NumberAnswer, QuestionKey } from '../quizzes/question.ts'
import { WORDS_MAX } from '../quizzes/rules.ts'
import type { Judgement, JudgementNote, PartJudgement } from './judgement.ts'
import { compareWords, type Match } from './matching.ts'
import { isNear, readNumber, readQuantity, readTolerance, unitOf } from './numbers.ts'
import { FULL_BP, GREAT_BP } from './rules.ts'

const NOTES: Readonly<Partial<Record<Match, JudgementNote>>> = {
  typo: 'TYPO_FORGIVEN',
  accent: 'ACCENT_WRONG',
  case: 'CASE_WRONG',
}
const UNANSWERED: PartJudgement = { is_right: false, note: null }

/** The score of one answer, the same in browser and server (QUI-03); `null` is no answer. */
export function judge(key: QuestionKey, given: Given | null): Judgement {
  switch (key.kind) {
    case 'single':
    case 'several':
      return judgeChoices(key, given !== null && 'choices' in given ? given.choices : [])
    case 'gaps': {
      const parts = key.gaps.map(({ accepted }, n) => judgeText(wordsOf(given, n), accepted, key.matching))
      return judgeParts('gaps', parts, given)
    }
    case 'text':
      return judgeParts('text', [judgeText(wordsOf(given, 0), key.accepted, key.matching)], given)
    case 'number':
      return judgeParts('number', [judgeNumber(wordsOf(given, 0), key.number)], given)
  }
}

/** Σ weight × score / Σ weight, rounded down; voided questions leave both sums. Null where nothing is left. */
export function scoreOf(
  questions: readonly { readonly weight: number; readonly bp: number; readonly is_void: boolean }[],
): number | null {
  const counted = questions.filter(({ is_void }) => !is_void)
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0)
  if (weights === 0) return null
  return Math.floor(counted.reduce((sum, { weight, bp }) => sum + weight * bp, 0) / weights)
}

export function isGreat(bp: number): boolean {
  return bp > GREAT_BP
}

/** One option is right or not; of several, each wrong one takes a right one away. */
function judgeChoices(
  { kind, right }: { readonly kind: 'single' | 'several'; readonly right: readonly number[] },
  choices: readonly number[],
): Judgement {
  const chosen = [...new Set(choices)]
  const hits = chosen.filter((choice) => right.includes(choice)).length
  const misses = chosen.length - hits
  const score = { rule: kind, right: hits, wrong: misses, parts: [] }
  if (kind === 'single') return { ...score, all: 1, bp: hits === 1 && misses === 0 ? FULL_BP : 0 }
  return { ...score, all: right.length, bp: shareOf(Math.max(hits - misses, 0), right.length) }
}

function judgeParts(rule: 'gaps' | 'text' | 'number', parts: PartJudgement[], given: Given | null): Judgement {
  const right = parts.filter(({ is_right }) => is_right).length
  const answered = parts.filter((_, n) => wordsOf(given, n) !== '').length
  return { rule, bp: shareOf(right, parts.length), right, wrong: answered - right, all: parts.length, parts }
}

/** Basis points, rounded half up without leaving whole numbers. */
function shareOf(right: number, all: number): number {
  return all === 0 ? 0 : Math.floor((2 * right * FULL_BP + all) / (2 * all))
}

/** What was typed at a place; empty where nothing was, or more than can be an answer. */
function wordsOf(given: Given | null, place: number): string {
  const words = given !== null && 'words' in given ? (given.words[place] ?? '') : ''
  return words.length > WORDS_MAX ? '' : words.trim()
}

function judgeText(words: string, accepted: readonly string[], matching: Matching): PartJudgement {
  const match = compareWords(words, accepted, matching)
  return { is_right: match === 'same' || match === 'typo', note: NOTES[match] ?? null }
}

function judgeNumber(words: string, key: NumberAnswer): PartJudgement {
  if (words === '') return UNANSWERED
  const given = readQuantity(words)
  const right = readNumber(key.value)
  const tolerance = readTolerance(key)
  if (given === null) return { is_right: false, note: 'NUMBER_UNREADABLE' }
  if (right === null || tolerance === null || !isNear(given.value, right, tolerance, key.tolerance_kind))
    return UNANSWERED
  const note = unitNote(
    given.unit,
    key.units.map(unitOf).filter((unit) => unit !== ''),
  )
  return { is_right: note === null, note }
}

function unitNote(given: string, units: readonly string[]): JudgementNote | null {
  if (units.length === 0) return given === '' ? null : 'UNIT_UNEXPECTED'
  if (given === '') return 'UNIT_MISSING'
  return units.includes(given) ? null : 'UNIT_WRONG'
}
