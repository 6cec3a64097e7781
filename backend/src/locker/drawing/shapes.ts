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
  return `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

export const fillWith = (d: string, fill: string = LINE): Shape => ({ d, fill, line: 0 })
export const drawLine = (d: string, line = 1.8, stroke: string = LINE): Shape => ({ d, line, stroke })

/** With five points, the first one up. */
export function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, n) => {
    const [turn, reach] = [(n * Math.PI) / 5 - Math.PI / 2, n % 2 === 0 ? r : r * 0.45]
    return `${round(x + Math.cos(turn) * reach)} ${round(y + Math.sin(turn) * reach)}`
  })
  return `M${points.join('L')}z`
}

export function round(n: number): number {
  return Math.round(n * 10) / 10
}
