import type { Level } from '@kredka/contracts/games/snake/level'
import type { LevelSetup } from '@kredka/contracts/games/snake/play'
import type { Pace } from '@kredka/contracts/games/snake/rules'

export function setupOf(
  { id, map, heading, speed, open_edges }: Level & { readonly id: string },
  pace: Pace,
): LevelSetup {
  return { mode: 'level', pace, level: id, map, heading, speed, open_edges }
}
