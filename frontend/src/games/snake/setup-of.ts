import type { BuiltInLevel } from '@kredka/contracts/games/snake/levels/built-in'
import type { LevelSetup } from '@kredka/contracts/games/snake/play'
import type { Pace } from '@kredka/contracts/games/snake/rules'

export function setupOf({ id, map, heading, speed, open_edges }: BuiltInLevel, pace: Pace): LevelSetup {
  return { mode: 'level', pace, level: id, map, heading, speed, open_edges }
}
