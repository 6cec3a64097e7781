import type { ImportLoss, ImportRefusal } from '@kredka/contracts/quizzes/imports'
import type { QuestionTask } from '@kredka/contracts/quizzes/question'
import { DEFAULT_MATCHING } from '@kredka/contracts/quizzes/question-rules'
import { hasMark, piecesOf, splitAt } from './marks.ts'
import { readGiftNumber } from './numbers.ts'
import { type TextFormat, textOf } from './texts.ts'

/** The words of our two options where GIFT says T or F. */
export type TruthWords = readonly [string, string]

export interface AnswersRead {
  readonly task: QuestionTask
  /** What is said to whoever chose an answer. */
  readonly feedback: readonly string[]
  readonly losses: readonly ImportLoss[]
}

interface Answer {
  readonly isRight: boolean
  /** Percent of the points; null where none are named. */
  readonly weight: number | null
  readonly source: string
  readonly feedback: string
}

/** More than any question of ours takes, those of part of the points too: the others are not even looked at. */
const ANSWERS_READ_MAX = 100
const WEIGHT = /^%(-?\d{1,3}(?:\.\d{0,10})?)%/
const TRUE = new Set(['T', 'TRUE'])
const FALSE = new Set(['F', 'FALSE'])

/**
 * What stands between the braces, by Moodle's own order of questions: `#` a number, any `~` a choice, `=` with `->`
 * pairs, else true or false or words to type. `isGap`: the braces stand within a sentence.
 */
export function readAnswers(
  source: string,
  { format, isGap, truth }: { readonly format: TextFormat; readonly isGap: boolean; readonly truth: TruthWords },
): AnswersRead | ImportRefusal {
  const text = source.trim()
  if (text === '') return 'ESSAY'
  if (text.startsWith('#')) return readNumbers(text.slice(1), format)
  const isChoice = hasMark(text, '~')
  const isTyped = !isChoice && hasMark(text, '=')
  if (isTyped && hasMark(text, '->')) return 'MATCHING'
  if (isChoice) return readChoices(text, format)
  return (isTyped ? null : readTruth(text, format, truth)) ?? readWords(text, format, isGap)
}

function readChoices(text: string, format: TextFormat): AnswersRead | ImportRefusal {
  const pieces = piecesOf(text, '~=', ANSWERS_READ_MAX)
  if (pieces.length > ANSWERS_READ_MAX) return 'ANSWERS_TOO_MANY'
  const answers = pieces.map((piece) => readAnswer(piece, 0))
  if (answers.length < 2) return 'ANSWERS_MISSING'
  const isSingle = answers.some(({ isRight }) => isRight)
  const options = answers.map(({ isRight, weight, source }) => ({
    text: textOf(source, format),
    is_right: isSingle ? isRight && (weight ?? 100) >= 100 : (weight ?? 0) > 0,
    stays_put: false,
  }))
  const isPartial = isSingle
    ? answers.some(({ weight }) => weight !== null && weight > 0 && weight < 100)
    : !isEven(answers.map(({ weight }) => weight ?? 0))
  return {
    task: { kind: isSingle ? 'single' : 'several', options },
    feedback: feedbackOf(answers, format),
    losses: isPartial ? ['PARTIAL_CREDIT'] : [],
  }
}

/** Right answers share all points alike, as they do with us. */
function isEven(weights: readonly number[]): boolean {
  const right = weights.filter((weight) => weight > 0)
  return right.every((weight) => Math.abs(weight - 100 / right.length) < 0.01)
}

function readTruth(text: string, format: TextFormat, [yes, no]: TruthWords): AnswersRead | null {
  const [said = '', ...feedback] = piecesOf(text, '#', ANSWERS_READ_MAX)
  if (!TRUE.has(said) && !FALSE.has(said)) return null
  const option = (words: string, is_right: boolean) => ({ text: words, is_right, stays_put: true })
  return {
    task: { kind: 'single', options: [option(yes, TRUE.has(said)), option(no, FALSE.has(said))] },
    feedback: feedback.map((words) => textOf(words.slice(1), format)).filter((words) => words !== ''),
    losses: [],
  }
}

function readWords(text: string, format: TextFormat, isGap: boolean): AnswersRead | ImportRefusal {
  const pieces = piecesOf(text, '=', ANSWERS_READ_MAX)
  if (pieces.length > ANSWERS_READ_MAX) return 'ANSWERS_TOO_MANY'
  const answers = pieces.map((piece) => readAnswer(piece, 100))
  const full = answers.filter(({ weight }) => (weight ?? 100) >= 100)
  const accepted = full.map(({ source }) => textOf(source, format))
  if (accepted.every((words) => words === '')) return 'ANSWERS_MISSING'
  if (accepted.some((words) => /(?<!\\)\*/.test(words))) return 'WILDCARD'
  const words = accepted.map((typed) => typed.replaceAll('\\*', '*'))
  return {
    task: isGap
      ? { kind: 'gaps', gaps: [{ accepted: words }], has_bank: false, distractors: [], matching: DEFAULT_MATCHING }
      : { kind: 'text', accepted: words, matching: DEFAULT_MATCHING },
    feedback: feedbackOf(answers, format),
    losses: answers.some(({ weight }) => weight !== null && weight > 0 && weight < 100) ? ['PARTIAL_CREDIT'] : [],
  }
}

function readNumbers(text: string, format: TextFormat): AnswersRead | ImportRefusal {
  const [right, wrong] = splitAt(text, '~')
  const pieces = piecesOf(right, '=', ANSWERS_READ_MAX)
  if (pieces.length > ANSWERS_READ_MAX) return 'ANSWERS_TOO_MANY'
  const answers = pieces.map((piece) => readAnswer(piece, 100))
  const full = answers.filter(({ weight }) => (weight ?? 100) >= 100)
  const [answer, ...others] = full
  if (answer === undefined) return 'ANSWERS_MISSING'
  if (others.length > 0) return 'NUMBERS_SEVERAL'
  const number = readGiftNumber(textOf(answer.source, 'plain'))
  if (number === null) return 'NUMBER_UNREADABLE'
  const said = wrong === null ? [] : [textOf(splitAt(wrong, '#')[1] ?? '', format)].filter((words) => words !== '')
  return {
    task: { kind: 'number', number },
    feedback: [...feedbackOf(answers, format), ...said],
    losses: answers.length > full.length ? ['PARTIAL_CREDIT'] : [],
  }
}

function readAnswer(piece: string, unmarked: number): Answer {
  const isMarked = piece.startsWith('=') || piece.startsWith('~')
  const body = isMarked ? piece.slice(1).trim() : piece
  const [mark, percent] = WEIGHT.exec(body) ?? ['', undefined]
  const [source, feedback] = splitAt(body.slice(mark.length), '#')
  const isRight = piece.startsWith('=')
  return {
    isRight,
    weight: percent === undefined ? (isRight ? null : unmarked) : Number(percent),
    source,
    feedback: feedback ?? '',
  }
}

function feedbackOf(answers: readonly Answer[], format: TextFormat): readonly string[] {
  return answers.flatMap(({ source, feedback }) => {
    const [answer, said] = [textOf(source, format), textOf(feedback, format)]
    return said === '' ? [] : [answer === '' ? said : `${answer}: ${said}`]
  })
}
