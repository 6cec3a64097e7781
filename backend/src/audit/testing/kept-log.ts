import { type Position, START, type StoredEvent } from '@kredka/contracts/kernel/ports'
import type { VerifyParts } from '../verify/verify-log.ts'

/** A log of these events as a reader meets them, whatever was done to it by somebody who can reach the store. */
export function createKeptLog(events: readonly StoredEvent[], gapless = true): VerifyParts['store'] {
  const compare = (a: Position, b: Position) => numberOf(a) - numberOf(b)
  return {
    gapless,
    compare,
    isPosition: (value) => Number.isInteger(numberOf(value)),
    head: async () =>
      events.reduce((furthest, { position }) => (compare(position, furthest) > 0 ? position : furthest), START),
    readAll: async (from, limit) => {
      const start = from === START ? 0 : events.findLastIndex(({ position }) => position === from) + 1
      const page = events.slice(start, start + limit)
      return { events: page, next: page.at(-1)?.position ?? from }
    },
  }
}

function numberOf(position: Position): number {
  return position === START ? 0 : Number(position)
}
