import type { DealtQuestion } from '@kredka/backend/games/dealing'
import { luckOf, type RunLuck } from '@kredka/backend/games/luck'
import { runIdOf } from '@kredka/backend/games/open-run'
import type { RunBeginning } from '@kredka/contracts/games/play'
import type { Game } from '@kredka/contracts/games/rules'
import { SECOND } from '@kredka/contracts/kernel/durations'
import { type Move, runStep } from './run-step.ts'
import type { Step } from './step.ts'

interface PlayedRun {
  readonly user_id: string
  readonly game: Game
  /** Which of the person's runs of this game. */
  readonly n: number
  /** Milliseconds: when it begins. */
  readonly at: number
  readonly beginning: RunBeginning
  /** What is asked in it. */
  readonly dealt?: readonly DealtQuestion[]
  readonly runSecretOf: (run_id: string) => string
  readonly movesOf: (luck: RunLuck) => readonly Move[]
  /** The person has had enough after the last move. */
  readonly isGivenUp?: boolean
}

/** A ranked run from its beginning to its last move. */
export function playedRun({
  user_id,
  game,
  n,
  at,
  beginning,
  dealt,
  runSecretOf,
  movesOf,
  isGivenUp,
}: PlayedRun): readonly Step[] {
  const run_id = runIdOf(user_id, game, n)
  const luck = luckOf(runSecretOf(run_id))
  const own = (now: number) => ({ run_id, user_id, now })
  const moves = movesOf(luck)
  const end = at + (moves.at(-1)?.after ?? 0) + 20 * SECOND
  return [
    runStep(user_id, 'start', at, { do: 'start', ...own(at), ...beginning, luck, ...(dealt && { dealt }) }),
    // one after the other: the log takes them in the order of their times
    ...moves.map(({ input, after }, from) =>
      runStep(user_id, 'move', at + after, { do: 'move', ...own(at + after), from, inputs: [input], luck }),
    ),
    ...(isGivenUp === true ? [runStep(user_id, 'give_up', end, { do: 'give_up', ...own(end), luck })] : []),
  ]
}
