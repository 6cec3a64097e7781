/** Parts of a `where` with their parameters: only what is asked for stands in the statement, so that it is planned. */
export interface Conditions {
  /** Each `?` in the text stands for the next of the values. */
  add(text: string, ...values: readonly unknown[]): void
  /** Joined by `and`. */
  text(): string
  readonly params: readonly unknown[]
}

export function conditions(): Conditions {
  const params: unknown[] = []
  const parts: string[] = []
  return {
    params,
    add(text, ...values) {
      const rest = [...values]
      parts.push(
        text.replaceAll('?', () => {
          params.push(rest.shift())
          return `$${params.length}`
        }),
      )
    },
    text: () => (parts.length === 0 ? 'true' : parts.join(' and ')),
  }
}
