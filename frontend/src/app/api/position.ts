/**
 * Read your own writes (API-09): a command answers with the position of what it appended, and the reads of this tab ask for it
 * until it is old enough for every read model to have passed it.
 */
export interface PositionMemory {
  /** The position to ask for, null where none is needed. */
  wanted(): string | null
  remember(position: string): void
  forget(): void
  /** What a server said of its reads: they show at least everything up to here. The first time counts, as the oldest read does. */
  tell(position: string): void
  /** Where the log stood when this tab read for the first time, null before. */
  told(): string | null
}

const KEY = 'kredka.position'
const NEEDED_MS = 30_000

type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** @param keep outlives a reload of the tab (`sessionStorage`) */
export function positionMemory(keep: Keep, now: () => number): PositionMemory {
  const read = (): { position: string; at: number } | null => {
    const [at, position] = (keep.getItem(KEY) ?? '').split(' ')
    return at === undefined || position === undefined ? null : { position, at: Number(at) }
  }
  let first: string | null = null
  return {
    wanted() {
      const kept = read()
      return kept !== null && now() - kept.at < NEEDED_MS ? kept.position : null
    },
    remember(position) {
      const kept = read()
      if (kept === null || now() - kept.at >= NEEDED_MS || isLater(position, kept.position)) {
        keep.setItem(KEY, `${now()} ${position}`)
      }
    },
    forget() {
      keep.removeItem(KEY)
    },
    tell(position) {
      first ??= position
    },
    told: () => first,
  }
}

/**
 * Answers may arrive out of order. Positions are opaque here, but both stores write them as numbers with separators, and comparing
 * these is enough to keep the later one; a wrong guess costs a moment of staleness, never a wrong answer.
 */
function isLater(one: string, other: string): boolean {
  const [a, b] = [one, other].map((position) => (position.match(/\d+/g) ?? []).map(BigInt))
  for (const [at, part] of (a ?? []).entries()) {
    const against = b?.[at] ?? -1n
    if (part !== against) return part > against
  }
  return false
}
