/** GIFT's characters with a meaning; behind a backslash they have none, and `\n` is a line break. */
const ESCAPED = /\\([~=#{}:\\n])/g
const ESCAPABLE = new Set('~=#{}:\\n')

export function unescapeGift(text: string): string {
  return text.replace(ESCAPED, (_, character: string) => (character === 'n' ? '\n' : character))
}

export function escapeGift(text: string): string {
  return text.replace(/[~=#{}:\\]/g, '\\$&').replace(/\r\n?|[\n\u2028\u2029]/g, '\\n')
}

/** Places of a mark that no backslash takes its meaning from, the first `most`. One pass, whatever the text. */
export function placesOf(text: string, mark: string, most = Number.POSITIVE_INFINITY): readonly number[] {
  const places: number[] = []
  for (let n = 0; n < text.length && places.length < most; n += 1) {
    if (text[n] === '\\' && ESCAPABLE.has(text[n + 1] ?? '')) n += 1
    else if (text.startsWith(mark, n)) {
      places.push(n)
      n += mark.length - 1
    }
  }
  return places
}

export function hasMark(text: string, mark: string): boolean {
  return splitAt(text, mark)[1] !== null
}

/** A text before a mark and behind it; null behind where the mark is not there. */
export function splitAt(text: string, mark: string): readonly [string, string | null] {
  const [place] = placesOf(text, mark, 1)
  return place === undefined ? [text, null] : [text.slice(0, place), text.slice(place + mark.length)]
}

/**
 * Pieces that each begin with one of the marks, of one character each; what stands before the first mark is a piece
 * too. Where there are more than `most`, the others are not even looked at.
 */
export function piecesOf(text: string, marks: string, most: number): readonly string[] {
  const pieces: string[] = []
  let start = 0
  const endAt = (end: number) => {
    const piece = text.slice(start, end).trim()
    if (piece !== '') pieces.push(piece)
    start = end
  }
  for (let n = 0; n < text.length; n += 1) {
    const character = text[n] ?? ''
    if (character === '\\' && ESCAPABLE.has(text[n + 1] ?? '')) n += 1
    else if (marks.includes(character)) {
      endAt(n)
      if (pieces.length > most) return pieces
    }
  }
  endAt(text.length)
  return pieces
}
