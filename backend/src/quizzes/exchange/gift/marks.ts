/** GIFT's characters with a meaning; behind a backslash they have none, and `\n` is a line break. */
const ESCAPED = /\\([~=#{}:\\n])/g
const ESCAPABLE = new Set('~=#{}:\\n')

export function unescapeGift(text: string): string {
  return text.replace(ESCAPED, (_, character: string) => (character === 'n' ? '\n' : character))
}

export function escapeGift(text: string): string {
  return text.replace(/[~=#{}:\\]/g, '\\$&').replace(/\r\n?|[\n\u2028\u2029]/g, '\\n')
}

/** Places of a mark that no backslash takes its meaning from. One pass, whatever the text. */
export function placesOf(text: string, mark: string): readonly number[] {
  const places: number[] = []
  for (let n = 0; n < text.length; n += 1) {
    if (text[n] === '\\' && ESCAPABLE.has(text[n + 1] ?? '')) n += 1
    else if (text.startsWith(mark, n)) {
      places.push(n)
      n += mark.length - 1
    }
  }
  return places
}

/** A text before a mark and behind it; null behind where the mark is not there. */
export function splitAt(text: string, mark: string): readonly [string, string | null] {
  const [place] = placesOf(text, mark)
  return place === undefined ? [text, null] : [text.slice(0, place), text.slice(place + mark.length)]
}

/** Pieces that each begin with one of the marks; what stands before the first mark is a piece too. */
export function piecesOf(text: string, marks: readonly string[]): readonly string[] {
  const starts = marks.flatMap((mark) => [...placesOf(text, mark)]).toSorted((a, b) => a - b)
  return [0, ...starts]
    .map((start, n) => text.slice(start, starts[n] ?? text.length).trim())
    .filter((piece) => piece !== '')
}
