import type { SubjectId } from '@kredka/contracts/data/subjects'

/** A word of a search text, as terms of a tsquery. */
export interface Term {
  /** It in every form. */
  readonly typed: string
  /** The same, or a word that looks like it. */
  readonly alike: string
  /** Subjects whose every offer has it. */
  readonly had_by: readonly SubjectId[]
}

/** A word in the names of so many subjects is one that a good part of all offers have. */
const MANY_SUBJECTS = 3

/** All the terms as one tsquery: as they were typed, or words that look like them too. */
export function together(terms: readonly Term[], as: 'typed' | 'alike'): string {
  return terms.map((term) => term[as]).join(' & ')
}

/** Whether hit `h` has all the words, as two conditions: what an index gathers, and what is asked of those hits then. */
export interface Having {
  readonly gathered: string
  readonly checked: string
}

/**
 * Whether hit `h` has all the terms, or words that look like them. An index gathers all that begins like a word before
 * it compares: `język`, of every language, is not asked of it beside a rarer word, but of the hits that have that. Their
 * names are looked into first: they stand in the row, and are part of what is searched.
 * @param query gives the expression of a tsquery
 */
export function hasAll(terms: readonly Term[], query: (words: string) => string): Having {
  const rare = terms.filter(({ had_by }) => had_by.length < MANY_SUBJECTS)
  const common = terms.filter(({ had_by }) => had_by.length >= MANY_SUBJECTS)
  if (rare.length === 0 || common.length === 0) {
    return { gathered: `h.search @@ ${query(together(terms, 'alike'))}`, checked: 'true' }
  }
  const words = query(together(common, 'alike'))
  return {
    gathered: `h.search @@ ${query(together(rare, 'alike'))}`,
    checked: `case when h.names @@ ${words} then true else h.search @@ ${words} end`,
  }
}
