import { reachableFrom } from '@kredka/contracts/games/engine/color-ball-1/board'
import { type ColorBall, endsOf } from '@kredka/contracts/games/engine/color-ball-1/color-ball'
import { useText } from '../../i18n/useText.ts'
import { travellingOf } from './shown-board.ts'
import { useCellNames } from './useCellNames.ts'
import type { LastStep } from './useFold.ts'

/** What a step did: where the ball went, what vanished and what came; null where nothing did. */
interface StepWords {
  readonly moved: string | null
  readonly line: string | null
  readonly came: string | null
}

/** What happened on the board, in words. */
export function useSaid() {
  const t = useText()
  const { ballName, at, placed } = useCellNames()
  return {
    ofChosen: (cells: readonly number[], cell: number) =>
      t('color_ball.chosen', { ball: ballName(cells[cell] ?? 0), count: reachableFrom(cells, cell).length }),
    ofStep(state: ColorBall, last: LastStep, count: number): StepWords {
      const { before, step } = last
      const [from, to] = endsOf(step.input)
      const path = travellingOf(last, count)?.path ?? []
      const points = t('color_ball.points', { count: state.score - before.score })
      const came = state.came.flatMap((cell) => {
        const colour = state.cells[cell] ?? 0
        return colour === 0 ? [] : [{ cell, colour }]
      })
      const ball = ballName(before.cells[from] ?? 0)
      return {
        moved: path.length === 0 ? null : t('color_ball.moved', { ball, steps: path.length - 1, ...at(to) }),
        line: state.vanished.length === 0 ? null : t('color_ball.line', { balls: state.vanished.length, points }),
        came: came.length === 0 ? null : t('color_ball.came', { balls: placed(came) }),
      }
    },
  }
}
