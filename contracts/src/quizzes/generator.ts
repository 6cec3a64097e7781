import { Count, Id, Language, Nullable, Obj, OneOf, type Static, Text, Type } from '../kernel/schema.ts'
import { OfferLevel } from '../offers/views.ts'
import { ExchangedQuestion, FILE_ENCODINGS, IMPORT_LOSSES, IMPORT_REFUSALS } from './imports.ts'
import { QUESTION_FAULTS, QUESTIONS_MAX } from './rules.ts'

/** What questions are made from (ADM-05): the same template and seed give the same questions. */

export const OPERATIONS = ['add', 'subtract', 'multiply', 'divide'] as const
export type Operation = (typeof OPERATIONS)[number]

/** Units by what they measure, each as a multiple of the smallest. */
export const UNITS = {
  length: { mm: 1, cm: 10, dm: 100, m: 1000, km: 1_000_000 },
  mass: { mg: 1, g: 1000, dag: 10_000, kg: 1_000_000, t: 1_000_000_000 },
  volume: { ml: 1, cl: 10, dl: 100, l: 1000, hl: 100_000 },
  area: { 'mm²': 1, 'cm²': 100, 'dm²': 10_000, 'm²': 1_000_000, a: 100_000_000, ha: 10_000_000_000 },
  time: { s: 1, min: 60, h: 3600 },
} as const
export type Quantity = keyof typeof UNITS
export const QUANTITIES = Object.keys(UNITS) as readonly Quantity[]
/** Each unit stands for one quantity alone. */
export const UNIT_NAMES = QUANTITIES.flatMap((quantity) => Object.keys(UNITS[quantity]))

/** The largest number that a range may name. */
export const RANGE_MAX = 10_000
/** A list of words, as it is pasted. */
export const PAIRS_MAX = 20_000
export const SEED_MAX = 40
/** Wrong answers beside the right one. */
export const WRONG_ANSWERS = 3

const Range = (minimum: number) => {
  const bound = Type.Integer({ minimum, maximum: RANGE_MAX })
  return Obj({ from: bound, to: bound })
}
const kind = <const K extends string>(name: K) => OneOf([name])

/** Whole numbers; what is divided leaves no rest. `negatives`: a result may lie below zero. */
export const ArithmeticTemplate = Obj({
  kind: kind('arithmetic'),
  operations: Type.Array(OneOf(OPERATIONS), { minItems: 1, maxItems: OPERATIONS.length }),
  first: Range(-RANGE_MAX),
  second: Range(-RANGE_MAX),
  negatives: Type.Boolean(),
})
export type ArithmeticTemplate = Static<typeof ArithmeticTemplate>

/** From each unit into each other of the same quantity, where the result is a short decimal. */
export const UnitsTemplate = Obj({
  kind: kind('units'),
  units: Type.Array(OneOf(UNIT_NAMES), { minItems: 2, maxItems: UNIT_NAMES.length }),
  values: Range(1),
})
export type UnitsTemplate = Static<typeof UnitsTemplate>

export const DIRECTIONS = ['to_translation', 'to_term', 'both'] as const

/** A pair a line, `term = translation`; several translations stand between slashes. */
export const VocabularyTemplate = Obj({
  kind: kind('vocabulary'),
  pairs: Text(PAIRS_MAX),
  direction: OneOf(DIRECTIONS),
})
export type VocabularyTemplate = Static<typeof VocabularyTemplate>

export const ANSWER_KINDS = ['typed', 'single'] as const

/** So many questions of a template; fewer where its ranges hold no more that differ. */
export const GeneratorInput = Obj({
  seed: Text(SEED_MAX),
  count: Type.Integer({ minimum: 1, maximum: QUESTIONS_MAX }),
  /** In which the questions ask. */
  language: Language,
  /** Null where it is that of the quiz. */
  level: Nullable(OfferLevel),
  /** Typed, or chosen among wrong answers that somebody who errs may reach. */
  answer: OneOf(ANSWER_KINDS),
  template: Type.Union([ArithmeticTemplate, UnitsTemplate, VocabularyTemplate]),
})
export type GeneratorInput = Static<typeof GeneratorInput>

/** A question as a preview shows it: what would be stored, or why it cannot be. */
export const GeneratedRowView = Type.Union([
  Obj({
    is: OneOf(['taken']),
    /** Of the file or the list; of what a template made, which one it is. From 1. */
    line: Count,
    question: ExchangedQuestion,
    losses: Type.Array(OneOf(IMPORT_LOSSES)),
    /** What it lacks before it can be asked. */
    faults: Type.Array(OneOf(QUESTION_FAULTS)),
    /** It asks the same, with the same key, as an earlier row, or as a question of a listed quiz or one of the site's. */
    duplicate_of: Nullable(
      Type.Union([Obj({ line: Count }), Obj({ quiz: Obj({ id: Id, title: Type.String(), is_sent: Type.Boolean() }) })]),
    ),
  }),
  Obj({ is: OneOf(['refused']), line: Count, code: OneOf(IMPORT_REFUSALS), text: Type.String() }),
])
export type GeneratedRowView = Static<typeof GeneratedRowView>

/** What would come; nothing of it is stored yet. The sums are of all there is, the rows at most of its beginning. */
export const GeneratorPreview = Obj({
  /** Null for what a template made. */
  encoding: Nullable(OneOf(FILE_ENCODINGS)),
  rows: Type.Array(GeneratedRowView),
  taken: Count,
  duplicates: Count,
  refused: Count,
})
export type GeneratorPreview = Static<typeof GeneratorPreview>
