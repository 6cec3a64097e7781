import { MINUTE } from '@kredka/contracts/kernel/durations'
import type { Clock, Log, LogFields } from '@kredka/contracts/kernel/ports'

/** Lines that a flood repeats: a few of each kind are written in a minute, the others are counted. */
export interface SampledLog {
  /** @param kind what such lines have in common; of a bounded set, never what a caller chose */
  write(level: 'info' | 'warn', kind: LogFields, fields: LogFields, message: string): void
  /** A line was written elsewhere: says what earlier minutes left out. */
  turn(): void
}

/** Of one kind in a minute: enough to see what goes on. */
const MAX_A_MINUTE = 20

interface Kind {
  readonly kind: LogFields
  readonly level: 'info' | 'warn'
  seen: number
}

export function createSampledLog(log: Log, clock: Clock): SampledLog {
  const kinds = new Map<string, Kind>()
  let minute = 0

  function turn(): void {
    const now = Math.floor(clock.now() / MINUTE)
    if (now === minute) return
    minute = now
    for (const { kind, level, seen } of kinds.values()) {
      if (seen > MAX_A_MINUTE) log[level]({ ...kind, left_out: seen - MAX_A_MINUTE }, 'lines of one kind were left out')
    }
    kinds.clear()
  }

  return {
    write(level, kind, fields, message) {
      turn()
      const key = JSON.stringify([message, kind])
      const known = kinds.get(key) ?? { kind, level, seen: 0 }
      kinds.set(key, known)
      known.seen += 1
      if (known.seen <= MAX_A_MINUTE) log[level]({ ...fields, ...kind }, message)
    },
    turn,
  }
}
