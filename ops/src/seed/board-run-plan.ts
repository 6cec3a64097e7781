import type { RunLuck } from '@kredka/backend/games/luck'
import { BOARDS } from '@kredka/contracts/games/cats-board/boards/boards'
import type { RunChoice } from '@kredka/contracts/games/choices'
import { beginningOf } from '@kredka/contracts/games/play'
import { LEVELS } from '@kredka/contracts/games/snake/levels/levels'
import { DAY, HOUR, MINUTE, SECOND } from '@kredka/contracts/kernel/durations'
import { storedClear } from '../levels/clears.ts'
import { atPace, ballMoves, slides } from './daily-moves.ts'
import { playedRun } from './played-run.ts'
import type { RunParts } from './run-plan.ts'
import type { Move } from './run-step.ts'
import type { Step } from './step.ts'

/** What somebody has played, and how. */
interface Played {
  readonly choice: RunChoice
  readonly movesOf: (luck: RunLuck) => readonly Move[]
  readonly isGivenUp?: boolean
}

/** Levels of snake, boards of cats and colour balls that somebody has played in the last days (GAM-01). */
export function boardRunSteps({ now, students, runSecretOf }: RunParts): readonly Step[] {
  return students.slice(1, 9).flatMap(({ user_id, joined_at }, who) =>
    [levelsOf(who), boardsOf(who), ballsOf(who)].flatMap((played) =>
      played.flatMap(({ choice, ...rest }, n) => {
        const at = now - ((who * 3 + n * 2) % 7) * DAY - (2 + n) * HOUR - who * MINUTE
        const beginning = beginningOf(choice)
        if (beginning === null || at < joined_at + DAY) return []
        return playedRun({ user_id, game: choice.game, n, at, beginning, runSecretOf, ...rest })
      }),
    ),
  )
}

function levelsOf(who: number): readonly Played[] {
  return LEVELS.slice(0, 1 + (who % 4)).map(({ id }) => ({
    choice: { game: 'snake2024', mode: 'level', pace: 'clock', level: id },
    movesOf: () => atPace(storedClear(id), 0),
  }))
}

function boardsOf(who: number): readonly Played[] {
  return BOARDS.slice(who % 3, 3 + who).map(({ id }, n) => ({
    choice: { game: 'cats-board', board: id },
    movesOf: () => atEase(slides(id, (who + n) % 4), 3 + (who % 3)),
  }))
}

function ballsOf(who: number): readonly Played[] {
  const movesOf = (luck: RunLuck) => atEase(ballMoves(luck, 16 + who), 4)
  return [{ choice: { game: 'color-ball', board: '9x9' }, movesOf, isGivenUp: true }]
}

/** @param seconds what somebody takes for a move */
function atEase(inputs: readonly number[], seconds: number): readonly Move[] {
  return inputs.map((input, made) => ({ input, after: (made + 1) * seconds * SECOND }))
}
