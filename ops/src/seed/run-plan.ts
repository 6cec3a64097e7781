import type { RunLuck } from '@kredka/backend/games/luck'
import { deal, pairOf } from '@kredka/contracts/games/engine/memory-1/memory'
import { MEMORY_SIZES, memoryBoard } from '@kredka/contracts/games/memory/rules'
import { SETS } from '@kredka/contracts/games/memory/sets/sets'
import { beginningOf } from '@kredka/contracts/games/play'
import { DAY, HOUR, SECOND } from '@kredka/contracts/kernel/durations'
import type { SeedPerson } from './people-plan.ts'
import { playedRun } from './played-run.ts'
import type { Step } from './step.ts'

export interface RunParts {
  /** Milliseconds: the demonstration's present. */
  readonly now: number
  readonly students: readonly SeedPerson[]
  /** As the vault makes it. */
  readonly runSecretOf: (run_id: string) => string
}

/** Games of memory in the last days, so that boards have somebody on them (GAM-02). */
export function runSteps({ now, students, runSecretOf }: RunParts): readonly Step[] {
  return students.slice(1, 9).flatMap((player, n) =>
    MEMORY_SIZES.slice(0, 1 + (n % MEMORY_SIZES.length)).flatMap((size, i) => {
      const at = now - ((n * 2 + i) % 6) * DAY - HOUR - n * 60 * SECOND
      if (at < player.joined_at + DAY) return []
      const set = SETS[(n * 3 + i) % SETS.length]?.id ?? 'shapes'
      const beginning = beginningOf({ game: 'memory', size, set })
      if (beginning === null) return []
      const movesOf = (luck: RunLuck) =>
        pressed(deal(memoryBoard(size).tiles, luck.seedOf(0)), n).map((input, from) => ({
          input,
          after: ((from + 1) * 3 + ((n + from) % 3)) * SECOND,
        }))
      return playedRun({ user_id: player.user_id, game: 'memory', n: i, at, beginning, runSecretOf, movesOf })
    }),
  )
}

/** Tiles in the order in which somebody turns them over who has looked at all of them, and forgets now and then. */
export function pressed(faces: readonly number[], n: number): readonly number[] {
  const tiles = faces.map((_, tile) => tile)
  const byPair = tiles.toSorted((a, b) => (faces[a] ?? 0) - (faces[b] ?? 0))
  const isPair = (a: number, b: number) => pairOf(faces[a] ?? -1) === pairOf(faces[b] ?? -1)
  const looked = tiles.slice(0, 4 + (n % 5) * 2)
  const misses = looked.flatMap((tile, at) => {
    const next = looked[at + 1]
    return at % 2 === 0 && next !== undefined && !isPair(tile, next) ? [tile, next] : []
  })
  return [...misses, ...byPair]
}
