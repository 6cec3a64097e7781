import type { AskedQuestionView, AttemptView } from '@kredka/contracts/attempts/views'
import type { Given } from '@kredka/contracts/quizzes/question'

/** Whether something was answered: one choice, or a word in every place. */
export function isComplete({ gaps }: Pick<AskedQuestionView, 'gaps'>, given: Given | null): boolean {
  if (given === null) return false
  if ('choices' in given) return given.choices.length > 0
  const places = Math.max(1, gaps)
  return Array.from({ length: places }, (_, n) => given.words[n] ?? '').every((word) => word.trim() !== '')
}

/** Whether both answer the same; in what order options were chosen is no difference. */
export function isSameGiven(one: Given | null, other: Given | null): boolean {
  if (one === null || other === null) return one === other
  if ('words' in one) return 'words' in other && one.words.join('\n') === other.words.join('\n')
  return 'choices' in other && one.choices.toSorted().join() === other.choices.toSorted().join()
}

/** The answer that the server has. */
export function storedAnswer({ questions }: Pick<AttemptView, 'questions'>, question_id: string): Given | null {
  const question = questions.find(({ id }) => id === question_id)
  return question === undefined ? null : answerOf(question)
}

/** The answer that stands in a question. */
export function answerOf({ kind, given }: Pick<AskedQuestionView, 'kind' | 'given'>): Given | null {
  if (given === null) return null
  return kind === 'single' || kind === 'several' ? { choices: given.choices } : { words: given.words }
}

/** Of what was kept in a browser: whoever uses it may have written anything. */
export function isGiven(value: unknown): value is Given {
  if (typeof value !== 'object' || value === null) return false
  if ('choices' in value) return isArrayOf(value.choices, Number.isInteger)
  return 'words' in value && isArrayOf(value.words, (word) => typeof word === 'string')
}

function isArrayOf(value: unknown, is: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(is)
}
