import { dailyCloses, dayOfBoard } from '@kredka/contracts/games/daily'
import { runEvents as e } from '@kredka/contracts/games/events'
import { idleMsOf } from '@kredka/contracts/games/rules'
import { type AlarmSet, due, off } from '../kernel/alarm-set.ts'
import { type Alarm, rejectionOf } from '../kernel/policy.ts'
import type { Tools } from '../kernel/tools.ts'
import { luckOfRun } from './daily.ts'
import { runDecider } from './run.ts'

const STEPS = [e.RunStarted, e.RunMoved, e.RunPaused, e.RunResumed]
const steps: readonly AlarmSet[] = STEPS.map((definition) =>
  due(definition, ({ data: { game }, metadata: { occurred_at } }) =>
    new Date(Date.parse(occurred_at) + idleMsOf(game)).toISOString(),
  ),
)

/** The luck of a day is the same for all: it is revealed once nobody plays with it any more. */
const closes = due(e.RunStarted, ({ data: { variant } }) => {
  const day = dayOfBoard(variant)
  return day === null ? null : new Date(dailyCloses(day)).toISOString()
})

/** A run that nobody goes on with ends, so that it is not in the way of another one (GAM-06). */
export function gamesAlarms({ vault }: Pick<Tools, 'vault'>): readonly Alarm[] {
  const expire: Alarm['fire'] = async ({ key: run_id, now }, { write, context }) => {
    const command = { do: 'expire', run_id, now, luck: await luckOfRun({ write, vault }, run_id) } as const
    return rejectionOf(await write.execute(runDecider, run_id, command, context('games.end-idle')))
  }
  return [
    {
      name: 'games.end-idle',
      set: Object.assign({}, ...steps, off(e.RunEnded)),
      fire: expire,
    },
    { name: 'games.close-daily', set: closes, fire: expire },
  ]
}
