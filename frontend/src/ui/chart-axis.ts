export interface Axis {
  readonly least: number
  readonly most: number
  /** Values that are named, the greatest first. */
  readonly ticks: readonly number[]
}

const ROUND = [1, 2, 5, 10]

/** The smallest scale of round numbers on which all values stand, from 0 on or below. */
export function axisOf(values: readonly number[]): Axis {
  const highest = Math.max(0, ...values)
  const lowest = Math.min(0, ...values)
  const step = stepOf(Math.max(highest, -lowest))
  const most = Math.max(lowest === 0 ? step : 0, Math.ceil(highest / step) * step)
  const least = Math.floor(lowest / step) * step
  const count = Math.round((most - least) / step)
  return { least, most, ticks: Array.from({ length: count + 1 }, (_, n) => most - n * step) }
}

/** A half of the whole, rounded up to a round number; never a part of one. */
function stepOf(most: number): number {
  const half = Math.max(1, most / 2)
  const power = 10 ** Math.floor(Math.log10(half))
  return (ROUND.find((round) => round * power >= half) ?? 10) * power
}
