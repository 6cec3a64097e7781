import type { ExchangedQuestion, Imported, ImportLoss, ImportRefusal } from '@kredka/contracts/quizzes/imports'
import type { QuestionTask } from '@kredka/contracts/quizzes/question'
import {
  ACCEPTED_MAX,
  DISTRACTORS_MAX,
  EXPLANATION_MAX,
  GAPS_MAX,
  OPTION_MAX,
  OPTIONS_MAX,
  PICTURE_ALT_MAX,
  PROMPT_MAX,
  UNIT_MAX,
  UNITS_MAX,
  WORDS_MAX,
} from '@kredka/contracts/quizzes/rules'

/** As much of a refused line as a preview shows. */
const QUOTED_MAX = 200

export function refuse(line: number, text: string, code: ImportRefusal): Imported {
  return { is: 'refused', line, code, text: text.trim().slice(0, QUOTED_MAX).toWellFormed() }
}

/** A question that was read, unless it holds more than one of ours can. */
export function take(line: number, text: string, question: ExchangedQuestion, losses: readonly ImportLoss[]): Imported {
  const { prompt, explanation, picture_alt, task } = question.draft
  const { texts, counts } = sizesOf(task)
  const isLong =
    prompt.length > PROMPT_MAX ||
    explanation.length > EXPLANATION_MAX ||
    picture_alt.length > PICTURE_ALT_MAX ||
    texts.some(([words, max]) => words.length > max)
  if (isLong) return refuse(line, text, 'TEXT_TOO_LONG')
  if (counts.some(([count, max]) => count > max)) return refuse(line, text, 'ANSWERS_TOO_MANY')
  return { is: 'taken', line, question, losses }
}

interface Sizes {
  readonly texts: readonly (readonly [string, number])[]
  readonly counts: readonly (readonly [number, number])[]
}

function sizesOf(task: QuestionTask): Sizes {
  const words = (all: readonly string[], max: number) => all.map((text) => [text, max] as const)
  switch (task.kind) {
    case 'single':
    case 'several':
      return {
        texts: words(
          task.options.map(({ text }) => text),
          OPTION_MAX,
        ),
        counts: [[task.options.length, OPTIONS_MAX]],
      }
    case 'gaps':
      return {
        texts: words([...task.gaps.flatMap(({ accepted }) => accepted), ...task.distractors], WORDS_MAX),
        counts: [
          [task.gaps.length, GAPS_MAX],
          [task.distractors.length, DISTRACTORS_MAX],
          ...task.gaps.map(({ accepted }) => [accepted.length, ACCEPTED_MAX] as const),
        ],
      }
    case 'text':
      return { texts: words(task.accepted, WORDS_MAX), counts: [[task.accepted.length, ACCEPTED_MAX]] }
    case 'number': {
      const { value, tolerance, units } = task.number
      return {
        texts: [...words([value, tolerance], WORDS_MAX), ...words(units, UNIT_MAX)],
        counts: [[units.length, UNITS_MAX]],
      }
    }
  }
}
