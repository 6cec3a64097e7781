import { type CatsBoardSetup, layoutOf } from '@kredka/contracts/games/cats-board/play'
import { useText } from '../../i18n/useText.ts'
import type { BoardProps } from '../game.ts'
import { CatsGrid } from './CatsGrid.tsx'
import classes from './cats.module.css'
import { foldCats } from './fold.ts'

/** A board that is looked at. */
export function CatsBoardShown({ setup, steps }: BoardProps<CatsBoardSetup>) {
  const t = useText()
  const inputs = steps.map(({ input }) => input)
  const state = foldCats(layoutOf(setup), inputs)
  return (
    <div className={classes.stage}>
      <CatsGrid state={state} chosen={null} />
      <p className={classes.said}>{t('cats.moves', { count: state.moves })}</p>
    </div>
  )
}
