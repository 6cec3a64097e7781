import type { Static } from '../kernel/schema.ts'
import type { OfferLevel } from '../offers/views.ts'
import type { QuestionDraft } from './question.ts'

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
  'TYPE_UNKNOWN',
  'RIGHT_UNREADABLE',
  'LEVEL_UNKNOWN',
  'WEIGHT_UNREADABLE',
  /** A quote that never closes. */
  'ROW_UNREADABLE',
] as const
export type ImportRefusal = (typeof IMPORT_REFUSALS)[number]

/** What a file said of a taken question that ours cannot say. */
export const IMPORT_LOSSES = ['PARTIAL_CREDIT', 'FEEDBACK'] as const
export type ImportLoss = (typeof IMPORT_LOSSES)[number]

/** A question as files carry it. */
export interface ExchangedQuestion {
  readonly draft: QuestionDraft
  /** Null where it is that of the quiz. */
  readonly level: Static<typeof OfferLevel> | null
  readonly weight: number
}

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
