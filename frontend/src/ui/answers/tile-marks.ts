/** What tells answers apart besides their words: a letter, a shape and a colour, by their place on the screen. */
export interface TileMark {
  readonly letter: string
  /** Drawn on a grid of 24, filled. */
  readonly shape: string
  /** CSS colours: of the ground, and of what is drawn on it. */
  readonly colour: string
}

/** As many as a question can have options; no two neighbours look alike, also to those who see few colours. */
const SHAPES = [
  'M12 3.5 21.5 20h-19Z',
  'M12 2.5 20.5 12 12 21.5 3.5 12Z',
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  'M4 4h16v16H4Z',
  'M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9Z',
  'M7 3.5h10L22 12l-5 8.5H7L2 12Z',
  'M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z',
  'M12 20.5S3 15.3 3 8.9A4.9 4.9 0 0 1 12 6.2a4.9 4.9 0 0 1 9 2.7c0 6.4-9 11.6-9 11.6Z',
] as const

export const TILE_MARKS: readonly TileMark[] = SHAPES.map((shape, n) => ({
  letter: String.fromCharCode(65 + n),
  shape,
  colour: `var(--answer-${n + 1})`,
}))

/** The mark of an answer at a place, from 0. @throws RangeError beyond the eighth */
export function tileMarkAt(place: number): TileMark {
  const mark = TILE_MARKS[place]
  if (mark === undefined) throw new RangeError(`there are marks for ${TILE_MARKS.length} answers, not for ${place + 1}`)
  return mark
}
