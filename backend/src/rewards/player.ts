import { make } from '@kredka/contracts/kernel/events'
import { playerEvents as e, type PlayerEvent } from '@kredka/contracts/rewards/events'
import type { Decider } from '../kernel/decider.ts'

/** Stream `player-{user_id}`. The name is personal, and no decision needs it: the last choice counts. */
export const playerDecider: Decider<
  null,
  { readonly user_id: string; readonly player_name: string | null; readonly is_ranked: boolean },
  PlayerEvent
> = {
  category: 'player',
  initial: null,
  evolve: (state) => state,
  decide: (_, command) => [make(e.PlayerChosen, command)],
}
