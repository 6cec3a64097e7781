import type { PageLanguage } from '@kredka/contracts/kernel/head'
import type { Prng } from '@kredka/contracts/kernel/prng'
import type { ArithmeticTemplate, Operation } from '@kredka/contracts/quizzes/generator'
import type { Exercise } from './exercise.ts'

type Range = ArithmeticTemplate['first']

const SIGNS: Readonly<Record<PageLanguage, Readonly<Record<Operation, string>>>> = {
  pl: { add: '+', subtract: '−', multiply: '·', divide: ':' },
  en: { add: '+', subtract: '−', multiply: '×', divide: '÷' },
}
const ASKED: Readonly<Record<PageLanguage, (sum: string) => string>> = {
  pl: (sum) => `Ile to jest ${sum}?`,
  en: (sum) => `What is ${sum}?`,
}

/** One calculation; null where what was drawn has no result that the template allows. */
export function arithmeticExercise(
  template: ArithmeticTemplate,
  language: PageLanguage,
  { below }: Prng,
): Exercise | null {
  const operation = template.operations[below(template.operations.length)] ?? 'add'
  const b = drawFrom(template.second, below)
  const a = operation === 'divide' ? drawMultiple(template.first, b, below) : drawFrom(template.first, below)
  if (a === null) return null
  const result = calculate(operation, a, b)
  if (result < 0 && !template.negatives) return null
  const sum = `${shown(a)} ${SIGNS[language][operation]} ${b < 0 ? `(${shown(b)})` : b}`
  const wrong = slips(operation, a, b, result).filter((slip) => slip >= 0 || template.negatives)
  return {
    prompt: ASKED[language](sum),
    explanation: `${sum} = ${shown(result)}`,
    value: shown(result),
    wrong: wrong.map(shown),
  }
}

function calculate(operation: Operation, a: number, b: number): number {
  switch (operation) {
    case 'add':
      return a + b
    case 'subtract':
      return a - b
    case 'multiply':
      // no zero below zero
      return a * b + 0
    case 'divide':
      return a / b + 0
  }
}

/** What comes of the usual slips: one off, a ten forgotten, the wrong operation, the wrong row of the table. */
function slips(operation: Operation, a: number, b: number, result: number): readonly number[] {
  const near = [result + 1, result - 1, result + 10, result - 10, result + 2]
  switch (operation) {
    case 'add':
      return [...near, Math.abs(a - b)]
    case 'subtract':
      return [...near, a + b, b - a]
    case 'multiply':
      return [a * (b + 1), a * (b - 1), (a + 1) * b, (a - 1) * b, a + b, ...near]
    case 'divide':
      return [...near, result * 10, a - b, result + b]
  }
}

function drawFrom({ from, to }: Range, below: Prng['below']): number {
  const [least, most] = [Math.min(from, to), Math.max(from, to)]
  return least + below(most - least + 1)
}

/** A number of the range that the divisor divides; null where there is none, as for zero. */
function drawMultiple({ from, to }: Range, divisor: number, below: Prng['below']): number | null {
  const by = Math.abs(divisor)
  if (by === 0) return null
  const [least, most] = [Math.ceil(Math.min(from, to) / by), Math.floor(Math.max(from, to) / by)]
  return least > most ? null : (least + below(most - least + 1)) * by + 0
}

/** With the minus that print has; the number's reader knows both. */
function shown(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}
