import { Id, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import {
  ACCEPTED_MAX,
  DIFFICULTIES,
  DISTRACTORS_MAX,
  EXPLANATION_MAX,
  GAPS_MAX,
  OPTION_MAX,
  OPTIONS_MAX,
  PICTURE_ALT_MAX,
  PROMPT_MAX,
  QUESTION_TYPES,
  UNIT_MAX,
  UNITS_MAX,
  WEIGHT_MAX,
  WORDS_MAX,
} from './rules.ts'

export const QuestionTypeName = OneOf(QUESTION_TYPES)
export const DifficultyRef = Type.Enum([...DIFFICULTIES]) as unknown as Type.TUnsafe<(typeof DIFFICULTIES)[number]>
export const Weight = Type.Integer({ minimum: 1, maximum: WEIGHT_MAX })

/** A text that may still be empty: a draft is kept as it stands. */
const draft = (max: number) => Type.String({ maxLength: max })
const words = draft(WORDS_MAX)
const count = (maxItems: number) => ({ maxItems })

/** How typed words are compared with the accepted ones (QUI-04). */
export const Matching = Obj({
  ignores_case: Type.Boolean(),
  ignores_accents: Type.Boolean(),
  /** Number and kind of spaces, dashes, quotes and apostrophes. */
  ignores_spacing: Type.Boolean(),
  /** Punctuation at the end. */
  ignores_ending: Type.Boolean(),
  /** One letter missing, doubled, wrong or swapped with its neighbour, in words of at least five letters. */
  allows_typo: Type.Boolean(),
})
export type Matching = Static<typeof Matching>

/** The right number, as its author typed it (decimal comma or point, fraction, thousands), and how near is near. */
export const NumberAnswer = Obj({
  value: words,
  tolerance: words,
  tolerance_kind: OneOf(['absolute', 'percent']),
  /** One of these must follow the number; none where the list is empty. */
  units: Type.Array(draft(UNIT_MAX), count(UNITS_MAX)),
})
export type NumberAnswer = Static<typeof NumberAnswer>

const Gap = Obj({ accepted: Type.Array(words, count(ACCEPTED_MAX)) })
const Option = Obj({
  text: draft(OPTION_MAX),
  is_right: Type.Boolean(),
  /** Keeps its place when the others are shuffled: 'none of these'. */
  stays_put: Type.Boolean(),
})
const kind = <const K extends string>(name: K) => OneOf([name])

/**
 * The part of a question that goes by its kind. `single` and `several` choose among options; `gaps` fills the places
 * that the prompt marks as `[[1]]`, `[[2]]` …, by typing or, with a bank, from its words; `text` and `number` are typed.
 */
export const QuestionTask = Type.Union([
  Obj({ kind: kind('single'), options: Type.Array(Option, { minItems: 0, maxItems: OPTIONS_MAX }) }),
  Obj({ kind: kind('several'), options: Type.Array(Option, { minItems: 0, maxItems: OPTIONS_MAX }) }),
  Obj({
    kind: kind('gaps'),
    gaps: Type.Array(Gap, count(GAPS_MAX)),
    has_bank: Type.Boolean(),
    /** Words of the bank that fit nowhere. */
    distractors: Type.Array(words, count(DISTRACTORS_MAX)),
    matching: Matching,
  }),
  Obj({ kind: kind('text'), accepted: Type.Array(words, count(ACCEPTED_MAX)), matching: Matching }),
  Obj({ kind: kind('number'), number: NumberAnswer }),
])
export type QuestionTask = Static<typeof QuestionTask>
export type TaskKind = QuestionTask['kind']

/** What an author writes of one question; a draft may lack anything. */
export const QuestionDraft = Obj({
  prompt: draft(PROMPT_MAX),
  explanation: draft(EXPLANATION_MAX),
  picture_alt: draft(PICTURE_ALT_MAX),
  task: QuestionTask,
})
export type QuestionDraft = Static<typeof QuestionDraft>

/** A formula between `$` signs and what it looks like: MathML made by the server. */
export const Formula = Obj({ tex: Type.String(), mathml: Type.String() })
export type Formula = Static<typeof Formula>

/** As it stands in the log: with the formulas of all its texts. */
export const QuestionContent = Obj({ ...QuestionDraft.properties, formulas: Type.Array(Formula) })
export type QuestionContent = Static<typeof QuestionContent>

/** What is right: never leaves the server before the answer was judged. */
export const QuestionKey = Type.Union([
  /** Indices into the options as they were written. */
  Obj({ kind: kind('single'), right: Type.Array(Type.Integer({ minimum: 0 })) }),
  Obj({ kind: kind('several'), right: Type.Array(Type.Integer({ minimum: 0 })) }),
  Obj({ kind: kind('gaps'), gaps: Type.Array(Gap), matching: Matching }),
  Obj({ kind: kind('text'), accepted: Type.Array(words), matching: Matching }),
  Obj({ kind: kind('number'), number: NumberAnswer }),
])
export type QuestionKey = Static<typeof QuestionKey>

/** What somebody answered: indices into the options as they were written, or the typed words, one for each gap. */
export const Given = Type.Union([
  Obj({ choices: Type.Array(Type.Integer({ minimum: 0, maximum: OPTIONS_MAX - 1 }), { maxItems: OPTIONS_MAX }) }),
  Obj({ words: Type.Array(words, { maxItems: GAPS_MAX }) }),
])
export type Given = Static<typeof Given>

/** Identity of a question's text: it changes with each change of the question. */
export const QuestionRef = Obj({ question_id: Id, revision: Type.Integer({ minimum: 1 }) })
export type QuestionRef = Static<typeof QuestionRef>

export const PictureId = Nullable(Id)
