import { SIDE } from '@kredka/contracts/games/engine/color-ball-1/board'

const STEP_MS = 34
const LONGEST_MS = 380

/** How long a ball is on its way. */
export function travelMs(path: readonly number[]): number {
  return Math.min(LONGEST_MS, Math.max(0, path.length - 1) * STEP_MS)
}

/**
 * Lets what lies on the last cell of a path come along it. It moves nothing for whoever wants no motion, nor where a
 * browser cannot.
 */
export function travel(ball: Element, path: readonly number[]): void {
  const to = path.at(-1)
  if (to === undefined || typeof ball.animate !== 'function') return
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const [row, column] = [Math.floor(to / SIDE), to % SIDE]
  const frames = path.map((cell) => ({
    transform: `translate(${((cell % SIDE) - column) * 100}%, ${(Math.floor(cell / SIDE) - row) * 100}%)`,
  }))
  ball.animate(frames, { duration: travelMs(path), easing: 'linear' })
}
