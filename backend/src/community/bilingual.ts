import type { Bilingual } from '@kredka/contracts/community/rules'

/** Both texts without white space around them. */
export function trimBoth({ pl, en }: Bilingual): { pl: string; en: string } {
  return { pl: pl.trim(), en: en.trim() }
}

export function areSame(one: Bilingual, other: Bilingual): boolean {
  return one.pl === other.pl && one.en === other.en
}
