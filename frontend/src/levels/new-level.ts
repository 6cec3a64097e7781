import { START } from '@kredka/contracts/games/snake/level'
import { SPEED_FIRST } from '@kredka/contracts/games/snake/rules'
import type { LevelContent } from '@kredka/contracts/levels/content'
import { applyOps, emptyMap } from '@kredka/contracts/levels/ops'

const SIDE_FIRST = 16

/** What drawing begins with: an empty board, and a snake with room before it. */
export function newLevel(): LevelContent {
  const empty: LevelContent = {
    map: emptyMap(SIDE_FIRST, SIDE_FIRST),
    heading: 'right',
    speed: SPEED_FIRST,
    open_edges: 0,
  }
  const start = (SIDE_FIRST / 2) * SIDE_FIRST + 2
  return applyOps(empty, [{ op: 'put', sign: START, cells: [start] }]) ?? empty
}
