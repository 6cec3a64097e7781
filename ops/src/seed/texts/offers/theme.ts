import type { Level } from '@kredka/contracts/offers/rules'

/** Who sits opposite; closing paragraphs speak to them. `anyone` gets only what fits everybody. */
export type Audience = 'children' | 'pupils' | 'adults' | 'anyone'

/**
 * One kind of lesson that a teacher offers. Texts use the marks of `phrases.ts`; line breaks within them are spaces.
 */
export interface OfferTheme {
  readonly level: Level
  readonly audience: Audience
  readonly titles: readonly [string, ...string[]]
  /** For whom and about what. */
  readonly lead: string
  /** How lessons go. */
  readonly method: string
}

/** `en` holds themes written in English, for teachers of languages. */
export interface SubjectTexts {
  readonly pl: readonly OfferTheme[]
  readonly en: readonly OfferTheme[]
}
