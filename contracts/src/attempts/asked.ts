import { formulasIn } from '../kernel/formula-text.ts'
import type { Formula, Given, QuestionContent } from '../quizzes/question.ts'
import { gapsIn, keyOfTask } from '../quizzes/question-rules.ts'
import type { Judgement } from './judgement.ts'
import { judge } from './scoring.ts'
import { optionOrder, shuffledWords } from './shuffle.ts'
import type { AskedQuestionView, JudgedView } from './views.ts'

/** Who asks for it: the order of options is the player's own. */
export interface Asked {
  readonly question_id: string
  readonly seed: string
  readonly content: QuestionContent
}

/** What became of the key of a question since its version was frozen (QUI-11). */
export type KeyState = Pick<JudgedView, 'key_revision' | 'is_void' | 'reason'>
export const FROZEN_KEY: KeyState = { key_revision: 0, is_void: false, reason: null }

type ShownPrompt = Pick<AskedQuestionView, 'kind' | 'prompt' | 'picture_alt' | 'formulas' | 'gaps'>
type ShownOptions = Pick<AskedQuestionView, 'options' | 'bank' | 'formulas'>

/** A question as its player sees it. */
export function shownQuestion(asked: Asked): ShownPrompt & ShownOptions {
  const { prompt, formulas } = asked.content
  const texts = [prompt, ...optionsOf(asked.content)]
  return { ...shownPrompt(asked.content), ...shownOptions(asked), formulas: formulasOf(formulas, texts) }
}

/** What is asked, without what there is to choose from. With the options, the only way out before it is judged. */
export function shownPrompt({ prompt, picture_alt, formulas, task }: QuestionContent): ShownPrompt {
  const gaps = task.kind === 'gaps' ? gapsIn(prompt).length : 0
  return { kind: task.kind, prompt, picture_alt, formulas: formulasOf(formulas, [prompt]), gaps }
}

/** What there is to choose from. */
export function shownOptions(asked: Asked): ShownOptions {
  const { task, formulas } = asked.content
  const options = optionsOf(asked.content)
  return {
    options: orderOf(asked).map((n) => options[n] ?? ''),
    bank: task.kind === 'gaps' && task.has_bank ? bankOf(asked) : [],
    formulas: formulasOf(formulas, options),
  }
}

/** What is listed by option as written, in the order in which options are shown. */
export function listAsShown<T>(asked: Asked, written: readonly T[]): T[] {
  return orderOf(asked).flatMap((n) => written[n] ?? [])
}

/** What was chosen at places as they were shown, as indices of how it was written; null where it cannot be an answer. */
export function givenAsWritten(asked: Asked, given: Given): Given | null {
  const { task } = asked.content
  const chooses = task.kind === 'single' || task.kind === 'several'
  if ('words' in given) {
    const places = task.kind === 'gaps' ? task.gaps.length : 1
    return chooses || given.words.length > places ? null : given
  }
  if (!chooses || (task.kind === 'single' && given.choices.length > 1)) return null
  const order = orderOf(asked)
  const choices = given.choices.flatMap((place) => order[place] ?? [])
  const differ = new Set(choices).size === given.choices.length
  return differ ? { choices: choices.toSorted((a, b) => a - b) } : null
}

/** The other way: an answer as it was stored, at the places where its player saw the options. */
export function givenAsShown(asked: Asked, given: Given): { choices: number[]; words: string[] } {
  if ('words' in given) return { choices: [], words: [...given.words] }
  return { choices: placesOf(asked, given.choices), words: [] }
}

export function judgeAnswer({ content }: Asked, given: Given | null): Judgement {
  return judge(keyOfTask(content.task), given)
}

/** What its player learns of a judged answer. */
export function judgedView(asked: Asked, given: Given | null, { key_revision, is_void, reason }: KeyState): JudgedView {
  const { explanation, formulas, task } = asked.content
  const key = keyOfTask(task)
  return {
    ...judgeAnswer(asked, given),
    key_revision,
    is_void,
    reason,
    right_choices: 'right' in key ? placesOf(asked, key.right) : [],
    accepted: acceptedOf(asked.content),
    explanation,
    formulas: formulasOf(formulas, [explanation]),
  }
}

/** Those of the given texts alone: a formula of the explanation may tell what is right. */
function formulasOf(formulas: readonly Formula[], texts: readonly string[]): Formula[] {
  const shown = new Set(texts.flatMap(formulasIn))
  return formulas.filter(({ tex }) => shown.has(tex))
}

function acceptedOf({ task }: QuestionContent): string[][] {
  switch (task.kind) {
    case 'gaps':
      return task.gaps.map(({ accepted }) => [...accepted])
    case 'text':
      return [[...task.accepted]]
    case 'number': {
      const { value, units } = task.number
      return [[[value, units[0]].filter(Boolean).join(' ')]]
    }
    default:
      return []
  }
}

function optionsOf({ task }: QuestionContent): readonly string[] {
  return task.kind === 'single' || task.kind === 'several' ? task.options.map(({ text }) => text) : []
}

/** At each place the index of the option that is shown there. */
function orderOf({ question_id, seed, content: { task } }: Asked): readonly number[] {
  return task.kind === 'single' || task.kind === 'several' ? optionOrder(task.options, `${seed}/${question_id}`) : []
}

function placesOf(asked: Asked, indices: readonly number[]): number[] {
  const order = orderOf(asked)
  return indices.map((n) => order.indexOf(n)).toSorted((a, b) => a - b)
}

function bankOf({ question_id, seed, content: { task } }: Asked): string[] {
  if (task.kind !== 'gaps') return []
  const words = [...task.gaps.map(({ accepted }) => accepted[0] ?? ''), ...task.distractors]
  return [...shuffledWords(words, `${seed}/${question_id}`)]
}
