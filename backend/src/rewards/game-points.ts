import { runEvents } from '@kredka/contracts/games/events'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { accountExists } from '../accounts/index.ts'
import { type Policy, rejectionOf, when } from '../kernel/policy.ts'
import { rewardsDecider } from './rewards.ts'

/** Ranked results in games earn points (QUI-07): whoever ended a run with nothing to rank did not play it. */
export const earnGamePoints: Policy = {
  name: 'rewards.earn_games',
  // the result says at once what was earned
  inline: true,
  // the streams of people take care of any order
  atOnce: 8,
  on: when(runEvents.RunEnded, async ({ data, metadata }, { write, context }) => {
    const { run_id, user_id, game, is_ranked } = data
    if (!is_ranked || !(await accountExists(write, user_id))) return undefined
    const day = warsawDay(metadata.occurred_at)
    const command = { do: 'game', type: 'game_run', user_id, run_id, game, day } as const
    return rejectionOf(await write.execute(rewardsDecider, user_id, command, context('rewards.reward_game')))
  }),
}
