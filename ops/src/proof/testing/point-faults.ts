import { attemptDecider } from '@kredka/backend/attempts/attempt'
import { rewardsDecider } from '@kredka/backend/rewards/rewards'
import { attemptEvents as a } from '@kredka/contracts/attempts/events'
import { warsawDay } from '@kredka/contracts/kernel/days'
import type { EventOf } from '@kredka/contracts/kernel/events'
import { rewardEvents as r } from '@kredka/contracts/rewards/events'
import { REWARDED_RUNS_MAX, runPoints } from '@kredka/contracts/rewards/rules'
import type { InstantWorld } from './instant-world.ts'

type Finished = EventOf<typeof a.AttemptFinished>['data']

/** What does not hold of points once everything has come to its end (QUI-07). */
export function pointFaults(world: InstantWorld): readonly string[] {
  const players = [...new Set(world.idsOf(a.AttemptFinished.name, 'player_id'))]
  return players.flatMap((player) => [...ledgerFaults(world, player), ...improvementFaults(world, player)])
}

/** The sum of the ledger is the balance, and never below zero on the way. */
function ledgerFaults(world: InstantWorld, player: string): readonly string[] {
  let sum = 0
  const below: string[] = []
  for (const { stream, type, data } of world.log) {
    if (stream !== `${rewardsDecider.category}-${player}`) continue
    if (type === r.PointsEarned.name || type === r.GamePointsEarned.name) sum += Number(data['points'])
    if (type === r.PointsReversed.name || type === r.PartBought.name) sum -= Number(data['points'])
    if (sum < 0) below.push(`${player} has ${sum} points`)
  }
  const { balance } = world.state(rewardsDecider, player)
  return balance === sum ? below : [...below, `${player} has a balance of ${balance}, and a ledger of ${sum}`]
}

/** However often the quiz was taken, it is paid for what the best score is worth by the newest keys. */
function improvementFaults(world: InstantWorld, player: string): readonly string[] {
  const finished = world.of(a.AttemptFinished.name).filter(({ data }) => data['player_id'] === player)
  const rescored = world.of(a.AttemptRescored.name).filter(({ data }) => data['player_id'] === player)
  const paid = ofQuiz(world, r.PointsEarned.name, player) - ofQuiz(world, r.PointsReversed.name, player)
  const isAnswered = ({ data }: (typeof finished)[number]) =>
    (data as Finished).scores.some(({ is_answered }) => is_answered)
  const worth = finished.filter(isAnswered).map(({ data }) => {
    const { created, bp } = world.state(attemptDecider, String(data['attempt_id']))
    return runPoints(bp ?? 0, created?.difficulty ?? 1)
  })
  const best = Math.max(0, ...worth)
  const days = Object.values(Object.groupBy(finished, ({ metadata }) => warsawDay(Date.parse(metadata.occurred_at))))
  // beyond the daily limit, or where a voided question was all that was answered, less is paid or kept
  const isPlain =
    days.every((ofDay = []) => ofDay.length <= REWARDED_RUNS_MAX) && [...finished, ...rescored].every(isAnswered)
  return isPlain && paid !== best ? [`${player} was paid ${paid} for a quiz worth ${best}`] : []
}

function ofQuiz(world: InstantWorld, type: string, player: string): number {
  return world
    .of(type)
    .filter(({ data }) => data['user_id'] === player && (data['type'] ?? 'quiz_run') === 'quiz_run')
    .reduce((sum, { data }) => sum + Number(data['points']) + Number(data['written_off'] ?? 0), 0)
}
