import { type GIFTQuestion, type NumericalChoice, parse, type TextChoice, type TextFormat } from 'gift-pegjs'
import type { ReferenceQuestion } from './reference-gift.ts'

type Asks = Extract<ReferenceQuestion, { readonly asks: unknown }>['asks']

/**
 * GIFT as somebody else's parser reads it (gift-pegjs, a grammar), in the terms of our own reference. It joins spaces
 * and line breaks, leaves the star of any words to whoever asks, and keeps no words of numbers to say their feedback
 * by.
 * @throws Error of the parser where a question is none to it
 */
export function readByPeg(file: string, truth: readonly [string, string]): readonly ReferenceQuestion[] {
  return parse(file).flatMap((question) => (question.type === 'Category' ? [] : [inTermsOfReference(question, truth)]))
}

function inTermsOfReference(
  question: Exclude<GIFTQuestion, { readonly type: 'Category' }>,
  truth: readonly [string, string],
): ReferenceQuestion {
  switch (question.type) {
    case 'Description':
      return { refused: 'DESCRIPTION' }
    case 'Essay':
      return { refused: 'ESSAY' }
    case 'Matching':
      return { refused: 'MATCHING' }
    case 'TF': {
      const [yes, no] = truth
      const options = [[yes, question.isTrue] as const, [no, !question.isTrue] as const]
      const said = [question.trueFeedback, question.falseFeedback].map(wordsOf)
      return { ...told(question, said), asks: { choice: 'single', options } }
    }
    case 'MC': {
      const choice = question.choices.some(({ isCorrect }) => isCorrect) ? 'single' : 'several'
      const options = question.choices.map(({ text, isCorrect, weight }) => {
        return [wordsOf(text), choice === 'single' ? isCorrect && (weight ?? 100) >= 100 : (weight ?? 0) > 0] as const
      })
      return { ...told(question, feedbackOf(question.choices)), asks: { choice, options } }
    }
    case 'Short': {
      const typed = question.hasEmbeddedAnswers ? 'gap' : 'text'
      const right = question.choices.filter(({ weight }) => (weight ?? 100) >= 100)
      const accepted = right.map(({ text }) => wordsOf(text).replaceAll('\\*', '*'))
      return { ...told(question, feedbackOf(question.choices)), asks: { typed, accepted } }
    }
    case 'Numerical': {
      const { choices } = question
      return { ...told(question, []), asks: endsOf('length' in choices ? choices : [{ text: choices }]) }
    }
  }
}

function told(
  {
    stem,
    globalFeedback,
  }: Pick<Exclude<GIFTQuestion, { type: 'Category' | 'Description' }>, 'stem' | 'globalFeedback'>,
  feedback: readonly string[],
) {
  const all = [wordsOf(globalFeedback), ...feedback].filter((words) => words !== '')
  return { prompt: wordsOf(stem), explanation: all.join('\n') }
}

function feedbackOf(choices: readonly Pick<TextChoice, 'text' | 'feedback'>[]): readonly string[] {
  return choices.flatMap(({ text, feedback }) => (feedback === null ? [] : [`${wordsOf(text)}: ${wordsOf(feedback)}`]))
}

/** It lets the end of its own mark for a line break stand. */
function wordsOf(text: TextFormat | null): string {
  return (text?.text ?? '').replaceAll('\n;', '\n')
}

/** Of the answer that gives all the points. */
function endsOf(choices: readonly Partial<NumericalChoice>[]): Asks {
  const right = choices.find(({ weight }) => (weight ?? 100) >= 100)?.text
  const { number = Number.NaN, range = 0, numberLow = number - range, numberHigh = number + range } = right ?? {}
  return { from: numberLow, to: numberHigh }
}
