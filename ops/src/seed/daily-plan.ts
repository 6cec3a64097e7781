import { dailyLuckOf, dailyRunIdOf, dailyTurnOf } from '@kredka/backend/games/daily'
import type { RunLuck } from '@kredka/backend/games/luck'
import { dailyCloses } from '@kredka/contracts/games/daily'
import { dailyBeginning } from '@kredka/contracts/games/daily-choices'
import { HOUSE_ZONE, warsawDay } from '@kredka/contracts/kernel/days'
import { HOUR, MINUTE, SECOND } from '@kredka/contracts/kernel/durations'
import { addDays, instantOf } from '@kredka/contracts/kernel/zones'
import { dailyMoves } from './daily-moves.ts'
import type { RunParts } from './run-plan.ts'
import { runStep } from './run-step.ts'
import type { Step } from './step.ts'

/** So many days back somebody has played. */
const DAYS = 6
const PLAYERS = 8
/** Those who were awake after midnight have played the challenge of today already. */
const NIGHT_OWLS = 2

/** Daily challenges of the last days (GAM-04), played by the rules as their players saw them: boards of today and yesterday have somebody on them. */
export function dailySteps({ now, students, runSecretOf }: RunParts): readonly Step[] {
  const today = warsawDay(now)
  const days = Array.from({ length: DAYS + 1 }, (_, n) => addDays(today, -n))
  return days.flatMap((day, back) => {
    const luck = dailyLuckOf({ luck: { secretOf: runSecretOf } }, day)
    const begun = instantOf(day, 0, HOUSE_ZONE) + (back === 0 ? 5 * MINUTE : 7 * HOUR)
    return students.slice(1, 1 + PLAYERS).flatMap((player, n) => {
      const at = begun + n * (back === 0 ? 4 * MINUTE : 2 * HOUR - 7 * MINUTE)
      const isAwake = back > 0 || (n < NIGHT_OWLS && at < now)
      // not everybody plays every day
      if (!isAwake || at < player.joined_at + HOUR || (back > 0 && (n + back) % 4 === 0)) return []
      return runSteps({ day, user_id: player.user_id, at, n, luck }).filter((step) => step.at <= now)
    })
  })
}

interface DailyRun {
  readonly day: string
  readonly user_id: string
  readonly at: number
  /** Which of the players. */
  readonly n: number
  readonly luck: RunLuck
}

function runSteps({ day, user_id, at, n, luck }: DailyRun): readonly Step[] {
  const run_id = dailyRunIdOf(user_id, day)
  const turn = dailyTurnOf(user_id, day)
  const beginning = dailyBeginning(day, turn)
  if (beginning === null) return []
  const own = (now: number) => ({ run_id, user_id, now })
  const made = dailyMoves(day, turn, n, luck)
  const end = at + (made.at(-1)?.after ?? 0) + 20 * SECOND
  const closes = dailyCloses(day)
  return [
    runStep(user_id, 'start_daily', at, { do: 'start', ...own(at), ...beginning, luck }),
    ...made.map(({ input, after }, from) =>
      runStep(user_id, 'move', at + after, { do: 'move', ...own(at + after), from, inputs: [input], luck }),
    ),
    // points that were made by then count; everything else came to its end
    ...(beginning.game === 'color-ball'
      ? [runStep(user_id, 'give_up', end, { do: 'give_up', ...own(end), luck })]
      : []),
    // shows the luck of the day
    runStep(user_id, 'close-daily', closes, { do: 'expire', run_id, now: closes, luck }),
  ]
}
