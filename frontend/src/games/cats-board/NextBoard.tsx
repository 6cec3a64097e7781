import { BOARDS } from '@kredka/contracts/games/cats-board/boards/boards'
import type { CatsBoardSetup } from '@kredka/contracts/games/cats-board/play'
import { starsOf } from '@kredka/contracts/games/cats-board/rules'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import type { MoreProps } from '../game.ts'
import { Stars } from './Stars.tsx'
import classes from './stars.module.css'

/** After a board that was solved: its stars, and the one that comes next. */
export function NextBoard({ setup, score, isDone }: MoreProps<CatsBoardSetup>) {
  const t = useText()
  const path = usePath()
  if (!isDone) return null
  const at = BOARDS.findIndex(({ id }) => id === setup.board)
  const next = at < 0 ? undefined : BOARDS[at + 1]
  return (
    <>
      <p className={classes.merit}>
        <Stars count={starsOf(score, setup.par)} size={32} />
      </p>
      {next !== undefined && (
        <Button size="large" icon="arrow-right" to={`${path('games.game', { id: 'cats-board' })}?board=${next.id}`}>
          {t('cats.next_board')}
        </Button>
      )}
    </>
  )
}
