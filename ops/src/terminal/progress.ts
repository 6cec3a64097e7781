/** Where progress is written: a terminal, or a file that wants few lines. */
export interface Output {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

export interface Progress {
  /** @param total may become known, or change, on the way */
  set(done: number, total?: number): void
  /** Draws the last state and ends the line. */
  end(): void
}

const WIDTH = 24
const REDRAW_MS = 100
const LINE_MS = 5_000

/**
 * A bar with count, rate and time left. On a terminal one line that is drawn anew; elsewhere a line every five seconds.
 * @param unit what is counted, such as `events`
 */
export function progress(
  label: string,
  unit: string,
  total = 0,
  out: Output = process.stdout,
  now: () => number = () => performance.now(),
): Progress {
  const from = now()
  let drawn = Number.NEGATIVE_INFINITY
  let state = { done: 0, total }
  const draw = (last: boolean) => {
    drawn = now()
    const line = lineOf(label, unit, state.done, state.total, (drawn - from) / 1000, last)
    if (out.isTTY) out.write(`\r${line.slice(0, (out.columns ?? 120) - 1)}\x1b[K${last ? '\n' : ''}`)
    else out.write(`${line}\n`)
  }
  return {
    set(done, changed) {
      state = { done, total: changed ?? state.total }
      if (now() - drawn >= (out.isTTY ? REDRAW_MS : LINE_MS)) draw(false)
    },
    end: () => draw(true),
  }
}

function lineOf(label: string, unit: string, done: number, total: number, seconds: number, last: boolean): string {
  const rate = seconds > 0 ? done / seconds : 0
  const count = total > 0 ? `${number(done)}/${number(total)} ${unit}` : `${number(done)} ${unit}`
  const pace = seconds >= 1 ? ` · ${number(Math.round(rate))}/s` : ''
  const left = !last && rate > 0 && total > done && seconds >= 1 ? ` · ${duration((total - done) / rate)} left` : ''
  const took = last ? ` · ${duration(seconds)}` : ''
  return `${label} ${total > 0 ? `${bar(done / total)} ` : ''}${count}${pace}${left}${took}`
}

function bar(share: number): string {
  const full = Math.round(Math.min(1, Math.max(0, share)) * WIDTH)
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}]`
}

const number = (value: number) => value.toLocaleString('en').replaceAll(',', ' ')

/** @param seconds `4.2 s`, `3 min 20 s` */
export function duration(seconds: number): string {
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  if (seconds < 60) return `${Math.round(seconds)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}
