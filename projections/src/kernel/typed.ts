/** What was typed into a search, null for nothing. */
export function searched(typed: string | undefined): string | null {
  const text = (typed ?? '').trim().toLowerCase()
  return text === '' ? null : text
}

/** The same for a pattern of `like` and `ilike`, whose signs mean themselves then. */
export function literal(typed: string | undefined): string {
  return (searched(typed) ?? '').replace(/[\\%_]/g, (sign) => `\\${sign}`)
}
