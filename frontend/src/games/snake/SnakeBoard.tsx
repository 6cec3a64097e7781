import { snake } from '@kredka/contracts/games/engine/snake-1/snake'
import { boardOf, type SnakeSetup } from '@kredka/contracts/games/snake/play'
import { useMemo } from 'react'
import { useText } from '../../i18n/useText.ts'
import type { BoardProps } from '../game.ts'
import { SnakeCanvas } from './SnakeCanvas.tsx'
import classes from './snake.module.css'
import { useSnakeScore } from './useSnakeScore.ts'

/** A board that is looked at. */
export function SnakeBoard({ setup, steps }: BoardProps<SnakeSetup>) {
  const t = useText()
  const board = useMemo(() => boardOf(setup), [setup])
  const scoreText = useSnakeScore(setup)
  const state = useMemo(
    () => steps.reduce((before, { input, told }) => snake.step(before, input, told) ?? before, snake.begin(board)),
    [board, steps],
  )
  const { columns, rows } = board
  return (
    <div className={classes.stage}>
      <div className={classes.board}>
        <SnakeCanvas
          setup={board}
          frame={() => ({ state, part: 1 })}
          isMoving={false}
          label={t('snake.board', { columns, rows, eaten: state.eaten, length: state.body.length })}
        />
      </div>
      <p className={classes.said}>{scoreText(snake.score(state))}</p>
    </div>
  )
}
