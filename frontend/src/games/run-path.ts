import type { Game } from '@kredka/contracts/games/rules'
import type { Path } from '../app/routing/usePath.ts'

/** Where a run is played, and can be watched by whoever has the link. */
export function runPath(path: Path, game: Game, run_id: string): string {
  return `${path('games.game', { id: game })}?run=${run_id}`
}
