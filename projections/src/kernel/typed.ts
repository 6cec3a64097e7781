import { foldLetters } from '@kredka/contracts/kernel/slug'

/** What was typed into a search, null for nothing. */
export function toSearchText(typed: string | undefined): string | null {
  const text = (typed ?? '').trim().toLowerCase()
  return text === '' ? null : text
}

/** The same as plain text: without the accents of its letters. */
export function toPlainSearchText(typed: string | undefined): string | null {
  return toSearchText(foldLetters(typed ?? ''))
}

/** The same for a pattern of `like` and `ilike`, whose signs mean themselves then. */
export function literal(typed: string | undefined): string {
  return (toSearchText(typed) ?? '').replace(/[\\%_]/g, (sign) => `\\${sign}`)
}

/** That of plain text. */
export function plainLiteral(typed: string | undefined): string {
  return literal(foldLetters(typed ?? ''))
}

/** Fewer letters are looked for where a word begins: anywhere within one no index knows them. */
export const MIN_PART = 3

/**
 * A pattern of `like` for plain text with a space before each of its words.
 * @param sign the parameter with what was typed, as `plainLiteral` makes it
 */
export function partLike(sign: string, typed: string): string {
  return `'%${typed.length < MIN_PART ? ' ' : ''}' || ${sign} || '%'`
}

/**
 * The same, unseen by the planner: one plan is as good for all texts, and is kept, where making it takes as long as its
 * run. A letter or two may stand in every row; of these it knows, or it goes by an index that leads to all of them.
 */
export function unseenPart(sign: string, typed: string): string {
  const pattern = partLike(sign, typed)
  return typed.length < MIN_PART ? pattern : `(select ${pattern})`
}
