/** An input is one number: ticks since the one before, and in its three lowest bits 0 or a heading plus one. */
export function inputOf(ticks: number, heading: number | null = null): number {
  return (ticks << 3) | (heading === null ? 0 : heading + 1)
}

export function ticksOf(input: number): number {
  return input >> 3
}

export function codeOf(input: number): number {
  return input & 7
}

export function isHeading(heading: number): boolean {
  return heading >= 0 && heading < 4
}
