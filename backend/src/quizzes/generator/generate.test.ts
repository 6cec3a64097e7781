import { readNumber } from '@kredka/contracts/attempts/numbers'
import { questionFaults } from '@kredka/contracts/quizzes/faults'
import { fingerprintOf } from '@kredka/contracts/quizzes/fingerprint'
import { type GeneratorInput, OPERATIONS, UNIT_NAMES, WRONG_ANSWERS } from '@kredka/contracts/quizzes/generator'
import type { Imported } from '@kredka/contracts/quizzes/imports'
import fc from 'fast-check'
import { generate } from './generate.ts'

const arithmetic = (template: object, rest: object = {}): GeneratorInput => ({
  seed: '7',
  count: 20,
  language: 'pl',
  level: null,
  answer: 'typed',
  template: {
    kind: 'arithmetic',
    operations: ['add'],
    first: { from: 1, to: 20 },
    second: { from: 1, to: 20 },
    negatives: false,
    ...template,
  },
  ...rest,
})
const vocabulary = (pairs: string, template: object = {}, rest: object = {}): GeneratorInput => ({
  ...arithmetic({}),
  template: { kind: 'vocabulary', pairs, direction: 'to_translation', ...template },
  ...rest,
})
const units = (names: readonly string[], rest: object = {}): GeneratorInput => ({
  ...arithmetic({}),
  template: { kind: 'units', units: [...names], values: { from: 1, to: 500 } },
  ...rest,
})

const takenOf = (all: readonly Imported[]) => all.flatMap((one) => (one.is === 'taken' ? [one.question.draft] : []))
const rightOf = ({ task }: ReturnType<typeof takenOf>[number]) =>
  task.kind === 'single'
    ? task.options.flatMap(({ text, is_right }) => (is_right ? [text] : []))
    : task.kind === 'number'
      ? [task.number.value]
      : []

/** What a calculation gives, worked out from its words alone. */
function resultOf(prompt: string): number {
  const [, a = '', sign = '', b = ''] = /(−?\d+) ([+−·×:÷]) \(?(−?\d+)\)?\?$/.exec(prompt) ?? []
  const [x, y] = [a, b].map((text) => Number(text.replace('−', '-'))) as [number, number]
  return { '+': x + y, '−': x - y, '·': x * y, '×': x * y, ':': x / y, '÷': x / y }[sign] ?? Number.NaN
}

const anyArithmetic = fc
  .record({
    operations: fc.uniqueArray(fc.constantFrom(...OPERATIONS), { minLength: 1 }),
    first: fc.record({ from: fc.integer({ min: -200, max: 200 }), to: fc.integer({ min: -200, max: 200 }) }),
    second: fc.record({ from: fc.integer({ min: -20, max: 20 }), to: fc.integer({ min: -20, max: 20 }) }),
    negatives: fc.boolean(),
  })
  .chain((template) =>
    fc.record({
      seed: fc.string({ minLength: 1, maxLength: 10 }),
      count: fc.integer({ min: 1, max: 30 }),
      language: fc.constantFrom('pl', 'en'),
      answer: fc.constantFrom('typed', 'single'),
      template: fc.constant({ kind: 'arithmetic', ...template }),
    }),
  )

test('ADM-05 of whatever ranges, each calculation has its one right result, no fault and no twin', () => {
  fc.assert(
    fc.property(anyArithmetic, (rest) => {
      const input = arithmetic({}, rest)
      const drafts = takenOf(generate(input))
      expect(drafts.length).toBeLessThanOrEqual(input.count)
      expect(new Set(drafts.map(fingerprintOf)).size).toBe(drafts.length)
      for (const draft of drafts) {
        const [value = '', ...others] = rightOf(draft)
        const result = readNumber(value)
        expect(others).toEqual([])
        expect(Number(result?.numerator) / Number(result?.denominator)).toBe(resultOf(draft.prompt) + 0)
        if (input.template.kind === 'arithmetic' && !input.template.negatives) expect(value).not.toContain('−')
        expect(questionFaults(draft, false)).toEqual([])
      }
    }),
    { numRuns: 500 },
  )
})

test('ADM-05 the same template and seed give the same questions, another seed gives others', () => {
  const one = arithmetic({ operations: [...OPERATIONS] }, { answer: 'single' })
  expect(generate(one)).toEqual(generate(one))
  expect(generate({ ...one, seed: '8' })).not.toEqual(generate(one))
})

test('ADM-05 ranges that hold fewer calculations than are asked for give each of them once', () => {
  const small = arithmetic({ first: { from: 1, to: 3 }, second: { from: 2, to: 2 } }, { count: 100 })
  expect(takenOf(generate(small)).map(({ prompt }) => prompt)).toEqual(
    expect.arrayContaining(['Ile to jest 1 + 2?', 'Ile to jest 2 + 2?', 'Ile to jest 3 + 2?']),
  )
  expect(generate(small)).toHaveLength(3)
  const zero = { from: 0, to: 0 }
  expect(generate(arithmetic({ operations: ['divide'], second: zero }))).toEqual([])
  expect(generate(arithmetic({ operations: ['subtract'], first: zero, second: { from: 1, to: 9 } }))).toEqual([])
})

test('ADM-05 a choice has the right result among three that differ from it and from each other', () => {
  for (const draft of takenOf(generate(arithmetic({ operations: [...OPERATIONS] }, { answer: 'single' })))) {
    const texts = draft.task.kind === 'single' ? draft.task.options.map(({ text }) => text) : []
    expect([texts.length, new Set(texts).size]).toEqual([WRONG_ANSWERS + 1, WRONG_ANSWERS + 1])
    expect(texts.some((text) => text.startsWith('−'))).toBe(false)
  }
})

test('ADM-05 units are converted within one quantity, to short decimals of the language', () => {
  const drafts = takenOf(generate(units(UNIT_NAMES, { count: 100 })))
  expect(drafts).toHaveLength(100)
  expect(drafts.every((draft) => questionFaults(draft, false).length === 0)).toBe(true)
  expect(rightOf(drafts[0] as (typeof drafts)[number])[0]).toMatch(/^\d+(?:,\d{1,4})?$/)
  const two = takenOf(generate(units(['g', 'kg', 'min'], { language: 'en', count: 50, answer: 'single' })))
  for (const draft of two) {
    const [, value, from, to] = /(\d+) (k?g) = \? (k?g)$/.exec(draft.prompt) ?? []
    expect(Number(rightOf(draft)[0])).toBeCloseTo(from === to ? 0 : Number(value) * (from === 'kg' ? 1000 : 0.001), 9)
  }
  expect(generate(units(['g', 'min']))).toEqual([])
})

test('ADM-05 lines of a list are pairs, however they are divided; a word in several has all their answers', () => {
  const list = 'dog = pies\n\ncat\tkot / kocur\nbat – nietoperz\nbat – kij\nto run - biec\nbez pary\n= nic'
  const all = generate(vocabulary(list))
  expect(all.filter(({ is }) => is === 'refused')).toEqual([
    { is: 'refused', line: 7, code: 'PAIR_UNREADABLE', text: 'bez pary' },
    { is: 'refused', line: 8, code: 'PAIR_UNREADABLE', text: '= nic' },
  ])
  const accepted = takenOf(all).map(({ prompt, task }) => [prompt, task.kind === 'text' ? task.accepted : null])
  expect(Object.fromEntries(accepted)).toEqual({
    'Co znaczy „dog”?': ['pies'],
    'Co znaczy „cat”?': ['kot', 'kocur'],
    'Co znaczy „bat”?': ['nietoperz', 'kij'],
    'Co znaczy „to run”?': ['biec'],
  })
  const both = generate(vocabulary('dog = pies', { direction: 'both' }, { language: 'en' }))
  expect(takenOf(both).map(({ prompt }) => prompt)).toEqual(
    expect.arrayContaining(['What does “dog” mean?', 'How do you translate “pies”?']),
  )
})

test('ADM-05 wrong answers are those of other words, and never right as well', () => {
  const list = 'dog = pies\nhound = pies\ncat = kot\nbird = ptak\nfish = ryba\nhorse = koń'
  for (const draft of takenOf(generate(vocabulary(list, {}, { answer: 'single' })))) {
    const texts = draft.task.kind === 'single' ? draft.task.options.map(({ text }) => text) : []
    expect([texts.length, new Set(texts).size, rightOf(draft).length]).toEqual([4, 4, 1])
    expect(questionFaults(draft, false)).toEqual([])
  }
  const [lonely] = takenOf(generate(vocabulary('dog = pies', {}, { answer: 'single' })))
  expect(lonely && questionFaults(lonely, false)).toEqual(['OPTIONS_TOO_FEW'])
})

test('ADM-05 a list without end is read in time, and what is too long for a question is refused by its line', () => {
  const all = generate(vocabulary(`${' '.repeat(15_000)}x\nkot = ${'a'.repeat(101)}`))
  expect(all).toMatchObject([
    { line: 1, code: 'PAIR_UNREADABLE' },
    { line: 2, code: 'TEXT_TOO_LONG' },
  ])
})
