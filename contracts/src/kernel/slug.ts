/** Polish letters that Unicode decomposition leaves alone. */
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' }

/** Lower-case text without accents: what search and slugs compare. */
export function foldLetters(text: string): string {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      // last: `ǽ` is one of them with a mark
      .replace(/[łßøđæœ]/g, (letter) => LETTERS[letter] ?? letter)
  )
}

/**
 * The decoration behind `{id}-` in addresses (API-06): at most 60 characters of a-z, 0-9 and single dashes; never
 * empty.
 */
export function slugOf(title: string): string {
  const slug = foldLetters(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '')
  return slug === '' ? 'x' : slug
}

/** Splits `/{id}-{slug}` at the first dash. */
export function splitSlug(segment: string): { readonly id: string; readonly slug: string } {
  const dash = segment.indexOf('-')
  return dash < 0 ? { id: segment, slug: '' } : { id: segment.slice(0, dash), slug: segment.slice(dash + 1) }
}
