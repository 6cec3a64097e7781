import type { Level } from '@kredka/contracts/offers/rules'
import {
  type ANSWER_KINDS,
  type DIRECTIONS,
  type GeneratorInput,
  OPERATIONS,
  type Operation,
  PAIRS_MAX,
  RANGE_MAX,
  UNIT_NAMES,
  UNITS,
} from '@kredka/contracts/quizzes/generator'
import { QUESTIONS_MAX } from '@kredka/contracts/quizzes/rules'
import type { FieldFault, FieldFaults } from '../../../app/forms/faults.ts'

export const SOURCES = ['arithmetic', 'units', 'vocabulary', 'file'] as const
export type Source = (typeof SOURCES)[number]
export type TemplateKind = Exclude<Source, 'file'>

/** What staff set of a template; a field of numbers may be empty while it is typed. */
export interface Setup {
  readonly kind: TemplateKind
  readonly seed: string
  readonly count: number | null
  readonly language: 'pl' | 'en'
  readonly level: Level | null
  readonly answer: (typeof ANSWER_KINDS)[number]
  readonly operations: readonly Operation[]
  readonly first_from: number | null
  readonly first_to: number | null
  readonly second_from: number | null
  readonly second_to: number | null
  readonly negatives: boolean
  readonly units: readonly string[]
  readonly values_from: number | null
  readonly values_to: number | null
  readonly pairs: string
  readonly direction: (typeof DIRECTIONS)[number]
}

export type RangeName = 'first' | 'second' | 'values'

export function beginSetup(language: 'pl' | 'en'): Setup {
  return {
    kind: 'arithmetic',
    seed: '1',
    count: 10,
    language,
    level: null,
    answer: 'single',
    operations: ['add', 'subtract'],
    first_from: 1,
    first_to: 100,
    second_from: 1,
    second_to: 100,
    negatives: false,
    units: Object.keys(UNITS.length),
    values_from: 1,
    values_to: 100,
    pairs: '',
    direction: 'to_translation',
  }
}

const NUMBERS = ['count', 'first_from', 'first_to', 'second_from', 'second_to', 'values_from', 'values_to'] as const
const WORDS = ['seed', 'language', 'answer', 'pairs', 'direction'] as const

/** Whether what was kept is a setup, as this build knows it. */
export function isSetup(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { kind, level, negatives, operations, units, ...rest } = value as Readonly<Record<string, unknown>>
  const areOf = (chosen: unknown, all: readonly unknown[]) =>
    Array.isArray(chosen) && chosen.every((one) => all.includes(one))
  return (
    SOURCES.some((one) => one === kind && one !== 'file') &&
    (level === null || typeof level === 'string') &&
    typeof negatives === 'boolean' &&
    areOf(operations, OPERATIONS) &&
    areOf(units, UNIT_NAMES) &&
    NUMBERS.every((name) => rest[name] === null || typeof rest[name] === 'number') &&
    WORDS.every((name) => typeof rest[name] === 'string')
  )
}

/** The least that a range may name. */
export function leastOfRange(name: RangeName): number {
  return name === 'values' ? 1 : -RANGE_MAX
}

export function inputOf(setup: Setup): GeneratorInput {
  const { seed, count, language, level, answer } = setup
  return { seed: seed.trim(), count: count ?? 0, language, level, answer, template: templateOf(setup) }
}

function templateOf(setup: Setup): GeneratorInput['template'] {
  const range = (name: RangeName) => ({
    from: Math.trunc(setup[`${name}_from`] ?? 0),
    to: Math.trunc(setup[`${name}_to`] ?? 0),
  })
  switch (setup.kind) {
    case 'arithmetic': {
      const { kind, operations, negatives } = setup
      return { kind, operations: [...operations], first: range('first'), second: range('second'), negatives }
    }
    case 'units':
      return { kind: setup.kind, units: [...setup.units], values: range('values') }
    case 'vocabulary':
      return { kind: setup.kind, pairs: setup.pairs, direction: setup.direction }
  }
}

/** What the template lacks, by the fields that are in sight. */
export function faultsOf(setup: Setup): FieldFaults {
  const { kind, count, operations, units, pairs } = setup
  const ranges: readonly RangeName[] = { arithmetic: ['first', 'second'], units: ['values'], vocabulary: [] }[
    kind
  ] as readonly RangeName[]
  const found: readonly (readonly [string, FieldFault | null])[] = [
    ['count', numberFault(count, 1, QUESTIONS_MAX)],
    ...ranges.flatMap((name) =>
      (['from', 'to'] as const).map((end) => {
        const field = `${name}_${end}` as const
        return [field, numberFault(setup[field], leastOfRange(name), RANGE_MAX)] as const
      }),
    ),
    ['operations', kind === 'arithmetic' && operations.length === 0 ? { text: 'form.required' } : null],
    ['units', kind === 'units' && units.length < 2 ? { text: 'question_generator.two_units' } : null],
    ['pairs', kind === 'vocabulary' ? pairsFault(pairs) : null],
  ]
  return Object.fromEntries(found.flatMap(([field, fault]) => (fault === null ? [] : [[field, fault]])))
}

function numberFault(value: number | null, min: number, max: number): FieldFault | null {
  if (value === null) return { text: 'form.required' }
  if (value < min) return { text: 'form.minimum', values: { min } }
  return value > max ? { text: 'form.maximum', values: { max } } : null
}

function pairsFault(pairs: string): FieldFault | null {
  if (pairs.trim() === '') return { text: 'form.required' }
  return pairs.length > PAIRS_MAX ? { text: 'form.too_long', values: { max: PAIRS_MAX } } : null
}
