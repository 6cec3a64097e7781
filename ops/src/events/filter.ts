import { categoryOf } from '@kredka/contracts/kernel/events'
import { Refusal } from '../terminal/run-main.ts'

/** Which events an export holds. Nothing asked for: all. Several values of one kind: any of them. */
export interface EventFilter {
  readonly types: readonly string[]
  readonly categories: readonly string[]
  readonly streams: readonly string[]
  /** Milliseconds, compared with `occurred_at`: from this instant on. */
  readonly from: number
  /** Before this instant. */
  readonly until: number
}

/** @param occurredAt is asked only where the time matters */
export function matches(
  { types, categories, streams, from, until }: EventFilter,
  type: string,
  stream: string,
  occurredAt: () => string | undefined,
): boolean {
  if (types.length > 0 && !types.includes(type)) return false
  if (streams.length > 0 && !streams.includes(stream)) return false
  if (categories.length > 0 && !categories.includes(categoryOf(stream))) return false
  if (from === Number.NEGATIVE_INFINITY && until === Number.POSITIVE_INFINITY) return true
  const at = Date.parse(occurredAt() ?? '')
  return at >= from && at < until
}

/** @param text a date (its midnight in UTC) or an instant, as ISO 8601 writes it @throws Refusal */
export function instantOf(option: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise
  const at = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(at))
    throw new Refusal(`--${option} takes a date or an instant, such as 2026-03-01 or 2026-03-01T12:00:00Z.`)
  return at
}
