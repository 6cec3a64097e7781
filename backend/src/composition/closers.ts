import type { Log } from '@kredka/contracts/kernel/ports'

/** What must be closed when the process ends, last made first closed. */
export interface Closers {
  add(name: string, close: () => Promise<unknown>): void
  /** Closes all; what fails is logged and does not keep the others open. Idempotent. */
  closeAll(log: Log): Promise<void>
}

export function createClosers(): Closers {
  const open: { readonly name: string; readonly close: () => Promise<unknown> }[] = []
  return {
    add: (name, close) => void open.push({ name, close }),
    closeAll: async (log) => {
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        const { name, close } = last
        await close().catch((error: unknown) => log.warn({ error, part: name }, 'a part did not close cleanly'))
      }
    },
  }
}
