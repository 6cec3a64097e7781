import type { ExchangedQuestion } from '@kredka/contracts/quizzes/imports'
import type { QuestionDraft } from '@kredka/contracts/quizzes/question'
import { type Carried, carryBeside, settingsOf } from '../carried.ts'
import { escapeGift } from './marks.ts'
import { giftNumber } from './numbers.ts'
import { CARRIED_MARK, readBlock } from './read.ts'

/** No export says true or false: its two options are written out. */
const NO_TRUTH = ['', ''] as const

/**
 * Questions as a file that Moodle reads, piece by piece. What GIFT cannot say stands in a comment above the question,
 * so that our own import gives the very same (QUI-02).
 */
export function* writeGift(questions: Iterable<ExchangedQuestion>): Generator<string> {
  for (const question of questions) {
    const text = giftOf(question.draft)
    const plain = readBlock({ line: 1, text, comments: [], is_cut: false }, NO_TRUTH)
    const carried = carryBeside(question, text, plain.is === 'taken' ? plain.question : null, settingsOf(question))
    const comment = carried === null ? '' : `${CARRIED_MARK}${commentOf(carried)}\n`
    yield `${comment}${text}\n\n`
  }
}

/** Moodle looks for `[id:…]` and `[tag:…]` in comments. */
function commentOf(carried: Carried): string {
  return JSON.stringify(carried).replace(/\[(?=id:|tag:)/g, '\\u005b')
}

function giftOf(draft: QuestionDraft): string {
  const [before, behind] = sentenceOf(draft)
  const explanation = draft.explanation === '' ? '' : `####${writeWords(draft.explanation)}`
  const open = behind === '' ? ' {' : '{'
  const lines = [`[plain]${writeWords(before)}${open}`, ...answersOf(draft), explanation, `}${writeWords(behind)}`]
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** The prompt around its braces: a sentence with one gap has them within. */
function sentenceOf({ prompt, task }: QuestionDraft): readonly [string, string] {
  const [before, behind, ...others] = prompt.split('[[1]]')
  const isOneGap = task.kind === 'gaps' && task.gaps.length === 1 && others.length === 0
  return isOneGap && before !== undefined && behind !== undefined ? [before, behind] : [prompt, '']
}

function answersOf({ task }: QuestionDraft): readonly string[] {
  switch (task.kind) {
    case 'single':
      return task.options.map(({ text, is_right }) => (is_right ? `=${writeWords(text)}` : `~${writeWeighed(text, 0)}`))
    case 'several': {
      const share = shareOf(task.options.filter(({ is_right }) => is_right).length)
      return task.options.map(({ text, is_right }) => `~%${is_right ? '' : '-'}${share}%${writeWords(text)}`)
    }
    case 'gaps':
      // Several gaps have no place in GIFT: all are typed one after the other, with a comma between.
      return task.gaps.length === 1
        ? (task.gaps[0]?.accepted ?? []).map(writeTyped)
        : [writeTyped(task.gaps.map(({ accepted }) => accepted[0] ?? '').join(', '))]
    case 'text':
      return task.accepted.map(writeTyped)
    case 'number':
      return [`#${giftNumber(task.number)}`]
  }
}

/** Percent of the points for one of so many, as Moodle lists them. */
function shareOf(right: number): string {
  return (100 / Math.max(right, 1)).toFixed(5).replace(/\.?0+$/, '')
}

/** A star is any text to Moodle, but for one behind a backslash. */
function writeTyped(words: string): string {
  return `=${writeWeighed(words.replaceAll('*', '\\*'), 100)}`
}

/** What begins like a weight gets one. */
function writeWeighed(words: string, weight: number): string {
  return words.trim().startsWith('%') ? `%${weight}%${writeWords(words)}` : writeWords(words)
}

/** Nothing escapes the arrow of pairs; letters without their half have no place in a file. */
function writeWords(words: string): string {
  return escapeGift(words.replaceAll('->', '→')).toWellFormed()
}
