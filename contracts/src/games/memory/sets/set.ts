/** Eighteen pairs: `one | other`, the same in both languages, or `jedno | drugie | one | other`. */
export type Pairs = readonly string[]

/** What a set is called, without its pairs. */
export interface MemorySet {
  readonly id: string
  /** One of the catalogue; null for what belongs to none. */
  readonly subject_id: string | null
  readonly pl: string
  readonly en: string
  /** The words name drawings, which are shown in their place; both of a pair are alike. */
  readonly is_drawn?: true
}
