import type { Level } from '../level.ts'

/** A level that comes with the product. Its id never changes: results are kept under it. */
export interface BuiltInLevel extends Level {
  readonly id: string
  readonly pl: string
  readonly en: string
}

/** Which edges let the snake through, as bits of the headings. */
export const CLOSED = 0
export const RIGHT_OPEN = 0b0010
export const ENDS_OPEN = 0b0101
export const SIDES_OPEN = 0b1010
export const OPEN = 0b1111
