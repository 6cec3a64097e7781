import { dayOfBoard } from '@kredka/contracts/games/daily'
import { runEvents } from '@kredka/contracts/games/events'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { accountExists } from '../accounts/index.ts'
import { type Policy, rejectionOf, when } from '../kernel/policy.ts'
import { rewardsDecider } from './rewards.ts'

/** Ranked results in games and the daily challenge earn points (QUI-07, GAM-04): whoever ended a run with nothing to rank did not play it. */
export const earnGamePoints: Policy = {
  name: 'rewards.earn_games',
  // the result says at once what was earned
  inline: true,
  // the streams of people take care of any order
  atOnce: 8,
  on: when(runEvents.RunEnded, async ({ data, metadata }, { write, context }) => {
    const { run_id, user_id, game, variant, is_ranked } = data
    if (!is_ranked || !(await accountExists(write, user_id))) return undefined
    const challenge = dayOfBoard(variant)
    const type = challenge === null ? 'game_run' : 'daily_challenge'
    // what was begun before midnight counts for the day of its beginning
    const day = challenge ?? warsawDay(metadata.occurred_at)
    const command = { do: 'game', type, user_id, run_id, game, day } as const
    return rejectionOf(await write.execute(rewardsDecider, user_id, command, context('rewards.reward_game')))
  }),
}
