import { randomOf, type Seed } from '@kredka/contracts/games/engine/random'

/** A surface that somebody filled by going back and forth with a crayon, on a square of 100. */
export function scribble(n: number): string {
  const { below } = randomOf(seedOf(n))
  const ROWS = 9
  const points = Array.from({ length: ROWS * 2 }, (_, at) => {
    const x = at % 2 === 0 ? 10 + below(9) : 81 + below(9)
    const y = 10 + (at * 80) / (ROWS * 2 - 1) + below(5) - 2
    return `${x} ${Math.round(y)}`
  })
  return `M${points.join('L')}`
}

/** The same picture for the same number. */
function seedOf(n: number): Seed {
  return [n + 1, 0x9e3779b9, 0x7f4a7c15, 0x85ebca6b]
}
