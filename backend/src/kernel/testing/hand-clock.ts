import type { MeasuredClock } from '../shared-clock.ts'

export interface HandClock extends MeasuredClock {
  /** Moves the time forward by milliseconds; whatever is due meanwhile is done at its moment. */
  pass(ms: number): void
}

interface Options {
  /** Milliseconds since the epoch. */
  readonly start: number
  /**
   * What is due within so many milliseconds is done in the machine's own time, while the clock stands: what is gathered
   * before it is told, for one.
   */
  readonly moment_ms?: number
  readonly onMove?: (now: number) => void
}

interface Due {
  readonly at: number
  readonly work: () => void
  timer: NodeJS.Timeout | null
}

/** A clock that stands until a test moves it: how fast the machine is makes no difference to what happens when. */
export function createHandClock({ start, moment_ms = -1, onMove = () => undefined }: Options): HandClock {
  const due = new Set<Due>()
  let now = start

  function moveTo(time: number): void {
    now = Math.max(now, time)
    onMove(now)
    for (const one of due) soon(one)
  }

  function drop(one: Due): void {
    due.delete(one)
    if (one.timer !== null) clearTimeout(one.timer)
  }

  function soon(one: Due): void {
    const left = one.at - now
    if (one.timer !== null || left > moment_ms) return
    one.timer = setTimeout(() => {
      due.delete(one)
      one.work()
    }, left)
    one.timer.unref()
  }

  return {
    now: () => now,
    after: (ms, work) => {
      const one: Due = { at: now + Math.max(0, ms), work, timer: null }
      due.add(one)
      soon(one)
      return () => drop(one)
    },
    pass: (ms) => {
      const until = now + ms
      for (;;) {
        const [next] = [...due].toSorted((one, other) => one.at - other.at)
        if (next === undefined || next.at > until) break
        drop(next)
        moveTo(next.at)
        next.work()
      }
      moveTo(until)
    },
    uncertaintyMs: () => 0,
    close: () => {
      for (const one of [...due]) drop(one)
    },
  }
}
