import { MIN_ENTRY_MINUTES, STEP_MINUTES } from '@kredka/contracts/availability/rules'

/**
 * The weekly picker's arithmetic (AVL-01): minutes of a day in steps of five, entries of an hour and more that never
 * overlap.
 */

export const HOUR_PX = 90
export const DAY_MINUTES = 24 * 60

/** Minutes after midnight. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A height in the picker as minutes, rounded to the step and kept within the day. */
export function minutesAt(px: number): number {
  return within(0, Math.round(((px / HOUR_PX) * 60) / STEP_MINUTES) * STEP_MINUTES, DAY_MINUTES)
}

/** The free time around a minute; null where something stands there or less than an entry's minimum is free. */
export function gapAt(taken: readonly Span[], minute: number): Span | null {
  if (taken.some(({ start, end }) => start <= minute && minute < end)) return null
  const gap = {
    start: Math.max(0, ...taken.map(({ end }) => end).filter((end) => end <= minute)),
    end: Math.min(DAY_MINUTES, ...taken.map(({ start }) => start).filter((start) => start > minute)),
  }
  return gap.end - gap.start < MIN_ENTRY_MINUTES ? null : gap
}

/** What a drag from one minute to another draws in a gap: never shorter than the minimum, never beyond the gap. */
export function drawSpan(gap: Span, from: number, to: number): Span {
  const start = within(gap.start, Math.min(from, to), gap.end)
  const end = within(gap.start, Math.max(from, to), gap.end)
  if (end - start >= MIN_ENTRY_MINUTES) return { start, end }
  return to < from ? growUp(gap, end) : growDown(gap, start)
}

function growDown(gap: Span, start: number): Span {
  const end = Math.min(gap.end, start + MIN_ENTRY_MINUTES)
  return { start: end - MIN_ENTRY_MINUTES, end }
}

function growUp(gap: Span, end: number): Span {
  const start = Math.max(gap.start, end - MIN_ENTRY_MINUTES)
  return { start, end: start + MIN_ENTRY_MINUTES }
}

/** An entry moved by minutes, as far as its neighbours and the day allow. */
export function moveSpan(others: readonly Span[], span: Span, by: number): Span {
  const room = roomOf(others, span)
  const length = span.end - span.start
  const start = within(room.start, span.start + by, room.end - length)
  return { start, end: start + length }
}

/** An entry with one edge put elsewhere, as far as its neighbours, the day and the minimum allow. */
export function resizeSpan(others: readonly Span[], span: Span, edge: 'start' | 'end', to: number): Span {
  const room = roomOf(others, span)
  return edge === 'start'
    ? { start: within(room.start, to, span.end - MIN_ENTRY_MINUTES), end: span.end }
    : { start: span.start, end: within(span.start + MIN_ENTRY_MINUTES, to, room.end) }
}

function roomOf(others: readonly Span[], span: Span): Span {
  return {
    start: Math.max(0, ...others.map(({ end }) => end).filter((end) => end <= span.start)),
    end: Math.min(DAY_MINUTES, ...others.map(({ start }) => start).filter((start) => start >= span.end)),
  }
}

function within(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}
