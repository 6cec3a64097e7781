/** The pattern of a text with at least `min` characters, of two or more, beside the white space around it. */
export function atLeast(min: number): string {
  return `^\\s*\\S[\\s\\S]{${min - 2},}\\S\\s*$`
}

/** How many characters a pattern of `atLeast` asks for; null for another one. */
export function leastOf(pattern: string): number | null {
  const min = Number(/\{(\d+),\}/.exec(pattern)?.[1]) + 2
  return pattern === atLeast(min) ? min : null
}
