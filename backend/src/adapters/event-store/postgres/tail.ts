import type { Log } from '@kredka/contracts/kernel/ports'
import type { Reader } from './reader.ts'

/** Where the log is known to reach, and who waits for more. */
export interface Tail {
  /** Everything up to here can be read. */
  reach(position: bigint): void
  /** Resolves once the log is known to reach beyond `position`, or `signal` aborts. Never rejects. */
  waitBeyond(position: bigint, signal: AbortSignal): Promise<void>
  close(): void
}

/**
 * Who waits is woken at once, and then no more often than every `GATHER_MS`: what comes meanwhile is read in one page,
 * the same for all who follow. Asks for the head every `pollMs` while somebody waits: this is what waiting rests on.
 * Appends of this process and notifications of others only make it faster.
 */
const GATHER_MS = 16

export function createTail(reader: Pick<Reader, 'head'>, log: Log, pollMs: number): Tail {
  let known = 0n
  let timer: NodeJS.Timeout | undefined
  let gathering: NodeJS.Timeout | undefined
  let closed = false
  const waiting = new Set<{ readonly position: bigint; readonly wake: () => void }>()

  function reach(position: bigint): void {
    if (position <= known) return
    known = position
    if (gathering === undefined) wakeAll()
  }

  function wakeAll(): void {
    gathering = undefined
    const woken = [...waiting].filter(({ position }) => position < known)
    if (woken.length === 0 || closed) return
    gathering = setTimeout(wakeAll, GATHER_MS)
    for (const { wake } of woken) wake()
  }

  async function poll(): Promise<void> {
    try {
      reach(await reader.head())
    } catch (error) {
      log.debug({ error }, 'could not ask for the end of the log')
    }
    timer = undefined
    schedule()
  }

  function schedule(): void {
    if (timer || closed || waiting.size === 0) return
    timer = setTimeout(() => void poll(), pollMs)
  }

  return {
    reach,
    waitBeyond: (position, signal) =>
      new Promise((resolve) => {
        if (signal.aborted || closed || (known > position && gathering === undefined)) return resolve()
        const wake = () => {
          waiting.delete(waiter)
          signal.removeEventListener('abort', wake)
          resolve()
        }
        const waiter = { position, wake }
        waiting.add(waiter)
        signal.addEventListener('abort', wake)
        schedule()
      }),
    close: () => {
      closed = true
      clearTimeout(timer)
      clearTimeout(gathering)
      for (const { wake } of waiting) wake()
    },
  }
}
