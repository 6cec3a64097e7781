import { rewardsContract } from '@kredka/contracts/rewards/contract'
import { rewardsProjection } from '@kredka/projections/rewards/projection'
import { rewardQueryHandlers } from '@kredka/projections/rewards/queries'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import { earnGamePoints } from './game-points.ts'
import { rewardsHandlers } from './handlers.ts'
import { rewardsHints } from './hints.ts'
import { earnPoints } from './policies.ts'
import { quizBestDecider } from './quiz-best.ts'
import { rewardsDecider } from './rewards.ts'

export { rewardsDecider } from './rewards.ts'

/** Points for quizzes, games and visits, streaks and rankings (QUI-07). */
export const rewards: Module = {
  ...rewardsContract,
  states: [streamState(quizBestDecider), streamState(rewardsDecider)],
  projections: [rewardsProjection],
  handlers: rewardsHandlers,
  queryHandlers: () => rewardQueryHandlers,
  policies: () => [earnPoints, earnGamePoints],
  hints: rewardsHints,
}
