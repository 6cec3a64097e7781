/** The arithmetic of the available-time picker (sections 2 and 9), in minutes after midnight. */

export const HOUR_PX = 90
export const STEP_MINUTES = 5

export interface Span {
  readonly start: number
  readonly end: number
}

/** Free time without what is taken, in order. */
export function openSpans(free: readonly Span[], taken: readonly Span[]): readonly Span[] {
  return free
    .flatMap((span) => taken.reduce<readonly Span[]>((left, one) => left.flatMap((part) => without(part, one)), [span]))
    .filter(({ start, end }) => end > start)
    .toSorted((a, b) => a.start - b.start)
}

/** Every start, in steps of five minutes, from which `duration` minutes are free. */
export function startsIn(open: readonly Span[], duration: number): readonly number[] {
  return open.flatMap(({ start, end }) => {
    const first = Math.ceil(start / STEP_MINUTES) * STEP_MINUTES
    const count = Math.floor((end - duration - first) / STEP_MINUTES) + 1
    return Array.from({ length: Math.max(0, count) }, (_, n) => first + n * STEP_MINUTES)
  })
}

/** The start nearest to a minute; null where there is none that day. */
export function nearestStart(starts: readonly number[], minute: number): number | null {
  return starts.reduce<number | null>(
    (best, start) => (best === null || Math.abs(start - minute) < Math.abs(best - minute) ? start : best),
    null,
  )
}

/** Where a key leads from a start: by steps, by hours, to the ends; what is taken is passed over. */
export function startByKey(key: string, starts: readonly number[], at: number): number | null {
  const later = (minutes: number) => starts.find((start) => start >= at + minutes) ?? starts.at(-1) ?? null
  const earlier = (minutes: number) => starts.findLast((start) => start <= at - minutes) ?? starts[0] ?? null
  const ways: Readonly<Record<string, () => number | null>> = {
    ArrowDown: () => later(STEP_MINUTES),
    ArrowRight: () => later(STEP_MINUTES),
    ArrowUp: () => earlier(STEP_MINUTES),
    ArrowLeft: () => earlier(STEP_MINUTES),
    PageDown: () => later(60),
    PageUp: () => earlier(60),
    Home: () => starts[0] ?? null,
    End: () => starts.at(-1) ?? null,
  }
  return ways[key]?.() ?? null
}

/** A height in the picker as minutes from its top, rounded to the step. */
export function minutesAt(px: number): number {
  return Math.round(((px / HOUR_PX) * 60) / STEP_MINUTES) * STEP_MINUTES
}

export function pxOf(minutes: number): number {
  return (minutes / 60) * HOUR_PX
}

/** The whole hours that the picker shows: from the first to the last that anything stands in. */
export function hoursShown(spans: readonly Span[]): { readonly from: number; readonly to: number } {
  if (spans.length === 0) return { from: 8, to: 20 }
  return {
    from: Math.floor(Math.min(...spans.map(({ start }) => start)) / 60),
    to: Math.ceil(Math.max(...spans.map(({ end }) => end)) / 60),
  }
}

/** `hh:mm` */
export function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function without(span: Span, taken: Span): readonly Span[] {
  if (taken.end <= span.start || taken.start >= span.end) return [span]
  return [
    { start: span.start, end: Math.max(span.start, taken.start) },
    { start: Math.min(span.end, taken.end), end: span.end },
  ].filter(({ start, end }) => end > start)
}
