/** What is blank was not written. */
export function trimToNull(typed: string | null | undefined): string | null {
  const text = typed?.trim() ?? ''
  return text === '' ? null : text
}
