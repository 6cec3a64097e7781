import { createPrng } from '@kredka/contracts/kernel/prng'
import type { GeneratorInput } from '@kredka/contracts/quizzes/generator'
import type { Imported } from '@kredka/contracts/quizzes/imports'
import type { QuestionTask } from '@kredka/contracts/quizzes/question'
import { take } from '../exchange/bounds.ts'
import { arithmeticExercise } from './arithmetic.ts'
import { choiceAmong, type Exercise } from './exercise.ts'
import { unitExercise } from './units.ts'
import { vocabularyQuestions } from './vocabulary.ts'

/** As often as this a draw may bring what came already before a template counts as used up. */
const TRIES_EACH = 200

/** Questions of a template, the same for the same seed (ADM-05). Only a list of words can hold what is refused. */
export function generate(input: GeneratorInput): readonly Imported[] {
  const { seed, template, count, level } = input
  const prng = createPrng(`${seed}/${template.kind}`)
  if (template.kind === 'vocabulary') return vocabularyQuestions(template, input, prng)
  const exercises =
    template.kind === 'arithmetic'
      ? drawDistinct(count, () => arithmeticExercise(template, input.language, prng))
      : drawDistinct(count, () => unitExercise(template, input.language, prng))
  return exercises.map(({ prompt, explanation, value, wrong }, n) => {
    const task: QuestionTask =
      input.answer === 'typed'
        ? { kind: 'number', number: { value, tolerance: '', tolerance_kind: 'absolute', units: [] } }
        : choiceAmong(value, wrong, prng)
    return take(n + 1, prompt, { draft: { prompt, explanation, picture_alt: '', task }, level, weight: 1 }, [])
  })
}

function drawDistinct(count: number, draw: () => Exercise | null): readonly Exercise[] {
  const drawn = new Map<string, Exercise>()
  for (let tries = count * TRIES_EACH; tries > 0 && drawn.size < count; tries -= 1) {
    const exercise = draw()
    if (exercise !== null && !drawn.has(exercise.prompt)) drawn.set(exercise.prompt, exercise)
  }
  return [...drawn.values()]
}
