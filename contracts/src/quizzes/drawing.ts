import type { Level } from '../offers/rules.ts'

export interface Drawn {
  readonly quiz_id: string
  readonly version: number
  readonly question_id: string
}

/** What can be drawn: of these subjects and levels, in this language. */
export interface DrawFrom {
  readonly subject_ids: readonly string[]
  readonly levels: readonly Level[]
  readonly language: string
  /** From 0 to below 1: where among the lots the draw begins. */
  readonly start: number
  /** So many of each subject and level. */
  readonly each: number
  /** Only those with a few short answers, one of them right (`fitsTiles`). */
  readonly fits_tiles?: true
}

export type DrawQuestions = (from: DrawFrom) => Promise<readonly Drawn[]>
