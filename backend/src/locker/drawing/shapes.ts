import { LINE } from './colours.ts'

/** One stroke of the crayon on a sheet of 64 × 64. Without `fill` it is a line alone. */
export interface Shape {
  readonly d: string
  readonly fill?: string
  /** Width of the line; 0 for none. Default 1.8. */
  readonly line?: number
  readonly stroke?: string
}

/** The colour lies a little beside its line, as whoever draws by hand colours in. */
export function drawShape({ d, fill, line = 1.8, stroke = LINE }: Shape): string {
  const coloured = fill === undefined ? '' : `<path d="${d}" fill="${fill}" transform="translate(.5 .4)"/>`
  const drawn = line === 0 ? '' : `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${line}"/>`
  return coloured + drawn
}

export function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}
