import { Count, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { OfferLevel } from '../offers/views.ts'
import { QuestionDraft, Weight } from './question.ts'
import { QUESTION_FAULTS, QUESTIONS_MAX } from './rules.ts'

/** Rows of a file that a preview shows; the others are only counted. */
export const IMPORT_ROWS_MAX = 500
/** How the letters of a file were read. */
export const FILE_ENCODINGS = ['utf-8', 'utf-16', 'windows-1250'] as const

/** Why a question of a file cannot be taken. */
export const IMPORT_REFUSALS = [
  /** More than any question of ours can hold, or a line without end. */
  'TOO_LONG',
  'TEXT_TOO_LONG',
  'ANSWERS_TOO_MANY',
  'ANSWERS_MISSING',
  /** Braces that open no answers, close none, or stand there twice. */
  'BRACES_UNCLEAR',
  /** A text without answers. */
  'DESCRIPTION',
  'ESSAY',
  'MATCHING',
  'NUMBER_UNREADABLE',
  /** Several numbers are right, each in its own way. */
  'NUMBERS_SEVERAL',
  /** `*`: anything, or anything with this in it, is right. */
  'WILDCARD',
  /** The first line of a table names no columns of ours. */
  'HEADER_UNKNOWN',
  /** Two columns of a table have the same name. */
  'HEADER_TWICE',
  /** More columns than any table that people make. */
  'COLUMNS_TOO_MANY',
  /** Columns of a table that are none of ours: what stands in them is not read. */
  'COLUMNS_UNREAD',
  'TYPE_UNKNOWN',
  'RIGHT_UNREADABLE',
  /** How answers are compared, in words that we do not know. */
  'COMPARING_UNREADABLE',
  'LEVEL_UNKNOWN',
  'WEIGHT_UNREADABLE',
  /** A quote that never closes. */
  'ROW_UNREADABLE',
  /** A row holds a cell that the first line does not name. */
  'CELLS_TOO_MANY',
  /** Characters that no text has: halves of pairs, zero bytes. */
  'TEXT_UNREADABLE',
  /** A line of a list of words that is no pair. */
  'PAIR_UNREADABLE',
] as const
export type ImportRefusal = (typeof IMPORT_REFUSALS)[number]

/** What a file said of a taken question that ours cannot say. */
export const IMPORT_LOSSES = ['PARTIAL_CREDIT', 'FEEDBACK'] as const
export type ImportLoss = (typeof IMPORT_LOSSES)[number]

/** A question as files carry it. `level`: null where it is that of the quiz. */
export const ExchangedQuestion = Obj({ draft: QuestionDraft, level: Nullable(OfferLevel), weight: Weight })
export type ExchangedQuestion = Static<typeof ExchangedQuestion>

/** What was chosen of a file: bounded by what one request may hold, and stored whole or not at all. */
export const ImportedQuestions = Type.Array(ExchangedQuestion, { minItems: 1, maxItems: QUESTIONS_MAX })

export type Imported =
  | {
      readonly is: 'taken'
      /** Where it begins, from 1. */
      readonly line: number
      readonly question: ExchangedQuestion
      readonly losses: readonly ImportLoss[]
    }
  | {
      readonly is: 'refused'
      readonly line: number
      readonly code: ImportRefusal
      /** The beginning of its first line. */
      readonly text: string
    }

/** A question of a file as a preview shows it: what would be stored, or why it cannot be. */
export const ImportRowView = Type.Union([
  Obj({
    is: OneOf(['taken']),
    line: Count,
    question: ExchangedQuestion,
    losses: Type.Array(OneOf(IMPORT_LOSSES)),
    /** What it lacks before it can be asked. */
    faults: Type.Array(OneOf(QUESTION_FAULTS)),
    /** It asks the same, with the same key, as an earlier line of the file, or as this question of the quiz, from 1. */
    duplicate_of: Nullable(Type.Union([Obj({ line: Count }), Obj({ number: Count })])),
  }),
  Obj({ is: OneOf(['refused']), line: Count, code: OneOf(IMPORT_REFUSALS), text: Type.String() }),
])
export type ImportRowView = Static<typeof ImportRowView>

/** What a file holds; nothing of it is stored yet. The sums are of the whole file. */
export const ImportPreview = Obj({
  encoding: OneOf(FILE_ENCODINGS),
  rows: Type.Array(ImportRowView),
  taken: Count,
  duplicates: Count,
  refused: Count,
  /** Questions for which the quiz still has room. */
  room: Count,
})
export type ImportPreview = Static<typeof ImportPreview>
