import { setTimeout as sleep } from 'node:timers/promises'

/** Appends that the server has begun and not committed yet: to these it answers no repeat. */
export interface UnderWay {
  holds(ids: readonly string[]): boolean
  hold(ids: readonly string[], ms: number): Promise<void>
}

export function createUnderWay(): UnderWay {
  const held = new Set<string>()
  return {
    holds: (ids) => ids.some((id) => held.has(id)),
    hold: async (ids, ms) => {
      if (ms === 0) return
      for (const id of ids) held.add(id)
      await sleep(ms)
      for (const id of ids) held.delete(id)
    },
  }
}
