import type { ColorBallSetup } from '@kredka/contracts/games/color-ball/play'
import { useText } from '../../i18n/useText.ts'
import type { BoardProps } from '../game.ts'
import { ColorBallGrid } from './ColorBallGrid.tsx'
import classes from './grid.module.css'
import { NextBalls } from './NextBalls.tsx'
import { shownBoard } from './shown-board.ts'
import { useFold } from './useFold.ts'

/** A board that is looked at. */
export function ColorBallBoard({ steps }: BoardProps<ColorBallSetup>) {
  const t = useText()
  const { state, last } = useFold(steps)
  return (
    <>
      <NextBalls colours={state.next} />
      <ColorBallGrid board={shownBoard(state, last, steps.length)} chosen={null} />
      <p className={classes.said}>{t('color_ball.points', { count: state.score })}</p>
    </>
  )
}
