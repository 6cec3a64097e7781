/**
 * Puts a ready-made text after what is written, or takes it out where it stands already. Words of whoever writes stay.
 */
export function toggleText(written: string, text: string): string {
  const at = written.indexOf(text)
  const parts = at === -1 ? [written, text] : [written.slice(0, at), written.slice(at + text.length)]
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
}
