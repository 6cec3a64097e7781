import type { ExchangedQuestion, Imported, ImportLoss } from '@kredka/contracts/quizzes/imports'
import { EXPLANATION_MAX } from '@kredka/contracts/quizzes/rules'
import { refuse, take } from '../bounds.ts'
import { type Carried, exactOf, readCarried, withSettings } from '../carried.ts'
import type { FileChunks } from '../lines.ts'
import { readAnswers, type TruthWords } from './answers.ts'
import { type Block, readBlocks } from './blocks.ts'
import { placesOf, splitAt } from './marks.ts'
import { formatOf, textOf, wordsOf } from './texts.ts'

/** A comment to Moodle; to us what GIFT cannot say. */
export const CARRIED_MARK = '// kredka: '

const TRUTH: Readonly<Record<'pl' | 'en', TruthWords>> = { pl: ['Prawda', 'Fałsz'], en: ['True', 'False'] }

/** Every question of a file in Moodle's GIFT, taken or refused, one after the other (QUI-02). Never throws. */
export async function* readGift(chunks: FileChunks, language: 'pl' | 'en'): AsyncGenerator<Imported> {
  for await (const block of readBlocks(chunks)) yield readBlock(block, TRUTH[language])
}

export function readBlock({ line, text, comments, is_cut }: Block, truth: TruthWords): Imported {
  const carried = findCarried(comments)
  if (is_cut) return refuse(line, text, 'TOO_LONG')
  const exact = exactOf(carried, () => text)
  if (exact !== null) return take(line, text, exact, [])
  const [question, answers, behind] = bracesOf(dropName(text))
  if (answers === undefined) return refuse(line, text, question === null ? 'BRACES_UNCLEAR' : 'DESCRIPTION')
  const [format, stem] = formatOf(question.trimStart(), 'moodle')
  const { source, general } = withoutGeneral(answers)
  const isGap = behind.trim() !== ''
  const read = readAnswers(source, { format, isGap, truth })
  if (typeof read === 'string') return refuse(line, text, read)
  const { explanation, losses } = explain(general === null ? '' : textOf(general, format), read.feedback)
  const place = !isGap ? '' : read.task.kind === 'gaps' ? '[[1]]' : '_____'
  const draft = { prompt: wordsOf(`${stem}${place}${behind}`, format), explanation, picture_alt: '', task: read.task }
  const taken: ExchangedQuestion = { draft, level: null, weight: 1 }
  return take(line, text, withSettings(taken, carried), [...read.losses, ...losses])
}

function findCarried(comments: readonly string[]): Carried | null {
  const comment = comments.find((words) => words.startsWith(CARRIED_MARK))
  return comment === undefined ? null : readCarried(comment.slice(CARRIED_MARK.length))
}

/** Without `::its name::`, for which questions of ours have no place. */
function dropName(text: string): string {
  if (!text.startsWith('::')) return text
  const [, behind] = splitAt(text.slice(2), '::')
  return behind ?? text.slice(2)
}

type Braces = readonly [string, string, string] | readonly [string | null, undefined?, undefined?]

/** What stands before the braces, in them and behind; null where they make no pair. */
function bracesOf(text: string): Braces {
  const [opens, closes] = [placesOf(text, '{', 2), placesOf(text, '}', 2)]
  const [open, close] = [opens[0], closes[0]]
  if (open === undefined && close === undefined) return [text]
  const isPair = opens.length === 1 && closes.length === 1
  if (!isPair || open === undefined || close === undefined || close < open) return [null]
  return [text.slice(0, open), text.slice(open + 1, close), text.slice(close + 1)]
}

/** Feedback for all stands last, behind `####`. */
function withoutGeneral(answers: string): { readonly source: string; readonly general: string | null } {
  const place = placesOf(answers, '####').at(-1)
  if (place === undefined) return { source: answers, general: null }
  return { source: answers.slice(0, place), general: answers.slice(place + 4) }
}

/** One explanation of all that is said to learners; where that is too much, of what is said to all. */
function explain(
  general: string,
  feedback: readonly string[],
): { readonly explanation: string; readonly losses: readonly ImportLoss[] } {
  const all = [general, ...feedback].filter((words) => words !== '').join('\n')
  return all.length <= EXPLANATION_MAX
    ? { explanation: all, losses: [] }
    : { explanation: general, losses: ['FEEDBACK'] }
}
