import { LEVELS } from '@kredka/contracts/offers/rules'
import type { ExchangedQuestion, ImportRefusal } from '@kredka/contracts/quizzes/imports'
import type { Matching, QuestionDraft, QuestionTask } from '@kredka/contracts/quizzes/question'
import { DEFAULT_MATCHING } from '@kredka/contracts/quizzes/question-rules'
import { WEIGHT_MAX } from '@kredka/contracts/quizzes/rules'
import { joinWords, splitWords } from './cells.ts'
import { ANSWER_COLUMNS, KINDS, MATCHING_WORDS, type Row } from './columns.ts'

/** A question as its row tells it, without what the row carries. */
export function readRow(row: Row): ExchangedQuestion | ImportRefusal {
  const cell = (column: keyof Row) => (row[column] ?? '').trim()
  const level = LEVELS.find((name) => name === cell('level')) ?? null
  const weight = cell('weight') === '' ? 1 : Number(cell('weight'))
  if (wordsOf(cell('matching')).some((word) => !Object.hasOwn(MATCHING_WORDS, word))) return 'COMPARING_UNREADABLE'
  if (level === null && cell('level') !== '') return 'LEVEL_UNKNOWN'
  if (!Number.isInteger(weight) || weight < 1 || weight > WEIGHT_MAX) return 'WEIGHT_UNREADABLE'
  const task = readTask(row, cell)
  if (typeof task === 'string') return task
  const texts = { prompt: cell('prompt'), explanation: cell('explanation'), picture_alt: cell('picture_alt') }
  return { draft: { ...texts, task }, level, weight }
}

function readTask(row: Row, cell: (column: keyof Row) => string): QuestionTask | ImportRefusal {
  const cells = ANSWER_COLUMNS.map((column) => (row[column] ?? '').trim())
  const answers = cells.slice(0, cells.findLastIndex((answer) => answer !== '') + 1)
  const kind = KINDS[cell('type').toLowerCase()]
  if (kind === undefined) return 'TYPE_UNKNOWN'
  switch (kind) {
    case 'single':
    case 'several': {
      const [right, still] = [placesIn(cell('right')), placesIn(cell('stays_put'))]
      if (right === null || still === null || right.some((n) => n > answers.length)) return 'RIGHT_UNREADABLE'
      const option = (text: string, n: number) => ({
        text,
        is_right: right.includes(n + 1),
        stays_put: still.includes(n + 1),
      })
      return { kind, options: answers.map(option) }
    }
    case 'gaps':
      return {
        kind,
        gaps: answers.map((words) => ({ accepted: splitWords(words) })),
        has_bank: cell('bank') !== '',
        distractors: splitWords(cell('bank')),
        matching: readMatching(cell('matching')),
      }
    case 'text':
      return { kind, accepted: answers, matching: readMatching(cell('matching')) }
    case 'number': {
      const tolerance = cell('tolerance')
      const isPercent = tolerance.endsWith('%')
      const number = {
        value: answers[0] ?? '',
        tolerance: isPercent ? tolerance.slice(0, -1).trim() : tolerance,
        tolerance_kind: isPercent ? ('percent' as const) : ('absolute' as const),
        units: splitWords(cell('units')),
      }
      return { kind, number }
    }
  }
}

/** More than the numbers of all answers take. */
const PLACES_LENGTH_MAX = 1000

/** Numbers of answers, from 1; null where something else stands there. */
function placesIn(cell: string): readonly number[] | null {
  if (cell === '') return []
  if (cell.length > PLACES_LENGTH_MAX) return null
  const places = cell.split(/[\s,;|]+/).map(Number)
  return places.every((place) => Number.isInteger(place) && place > 0) ? places : null
}

function wordsOf(cell: string): readonly string[] {
  return cell
    .toLowerCase()
    .split(/[\s,;|]+/)
    .filter((word) => word !== '')
}

function readMatching(cell: string): Matching {
  const words = wordsOf(cell)
  const turned = Object.entries(MATCHING_WORDS).filter(([word]) => words.includes(word))
  return { ...DEFAULT_MATCHING, ...Object.fromEntries(turned.map(([, rule]) => [rule, !DEFAULT_MATCHING[rule]])) }
}

/** A question as a row that people can read and change. */
export function rowOf({ draft, level, weight }: ExchangedQuestion): Row {
  const { prompt, explanation, picture_alt, task } = draft
  const texts = { type: task.kind, prompt, explanation, picture_alt }
  return { ...texts, ...taskCells(task), level: level ?? '', weight: String(weight) }
}

function taskCells(task: QuestionDraft['task']): Row {
  switch (task.kind) {
    case 'single':
    case 'several':
      return {
        ...answerCells(task.options.map(({ text }) => text)),
        right: placesCell(task.options, 'is_right'),
        stays_put: placesCell(task.options, 'stays_put'),
      }
    case 'gaps':
      return {
        ...answerCells(task.gaps.map(({ accepted }) => joinWords(accepted))),
        bank: task.has_bank ? joinWords(task.distractors) || '|' : '',
        matching: matchingCell(task.matching),
      }
    case 'text':
      return { ...answerCells(task.accepted), matching: matchingCell(task.matching) }
    case 'number': {
      const { value, tolerance, tolerance_kind, units } = task.number
      const near = tolerance !== '' && tolerance_kind === 'percent' ? `${tolerance}%` : tolerance
      return { answer_1: value, tolerance: near, units: joinWords(units) }
    }
  }
}

function answerCells(answers: readonly string[]): Row {
  return Object.fromEntries(ANSWER_COLUMNS.map((column, n) => [column, answers[n] ?? '']))
}

type Choice = { readonly is_right: boolean; readonly stays_put: boolean }

function placesCell(options: readonly Choice[], mark: keyof Choice): string {
  return options.flatMap((option, n) => (option[mark] ? [n + 1] : [])).join(' ')
}

function matchingCell(matching: Matching): string {
  const turned = Object.entries(MATCHING_WORDS).filter(([, rule]) => matching[rule] !== DEFAULT_MATCHING[rule])
  return turned.map(([word]) => word).join(' ')
}
