import { MINUTE } from '@kredka/contracts/kernel/durations'

/** What stands beside a checkpoint of what was taken lately. */
export interface CountedMinutes {
  /** Beginning of the last minute in which anything was taken; null where nothing ever was. */
  readonly minute: string | null
  /** Events taken in it. */
  readonly in_minute: number
  /** And in the minute before it. */
  readonly minute_before: number
}

/**
 * Events taken within the last minute: of the minute before the current one that share is counted that is not over yet,
 * so that the rate does not fall to nothing as each minute begins.
 * @param now milliseconds
 */
export function perMinute({ minute, in_minute, minute_before }: CountedMinutes, now: number): number {
  if (minute === null) return 0
  const since = now - Date.parse(minute)
  if (since >= 2 * MINUTE) return 0
  const left = 1 - (since % MINUTE) / MINUTE
  return Math.round(since < MINUTE ? in_minute + minute_before * left : in_minute * left)
}
