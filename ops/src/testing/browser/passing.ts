/** What a test sends to the process of its site: time passes. */
export interface Passing {
  /** Milliseconds. */
  readonly pass: number
}

export function isPassing(message: unknown): message is Passing {
  return typeof message === 'object' && message !== null && 'pass' in message && typeof message.pass === 'number'
}
