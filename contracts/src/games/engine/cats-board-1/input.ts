import type { Direction } from './layout.ts'

/** What a cat does: which one, and where it slides. */
export function slideOf(cat: number, direction: Direction): number {
  return (cat << 2) | direction
}

/** Takes back the last slide: it counts no more, and stays in the run. */
export const UNDO = 16
