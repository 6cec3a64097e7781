/** How many checks passed and failed, and what to read where some failed. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly output: string
  /** A line for each that failed, by which it is found; a step without them is named as a whole. */
  readonly failures?: readonly string[]
}

/** One of the things `npm test` does. */
export interface Step {
  /** What `npm test -- <name>` calls it. */
  readonly name: string
  readonly about: string
  /** @param patterns parts of file names, where the caller wants only these */
  readonly run: (signal: AbortSignal, patterns: readonly string[]) => Promise<Outcome>
}
