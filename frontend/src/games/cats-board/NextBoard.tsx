import { BOARDS } from '@kredka/contracts/games/cats-board/boards/boards'
import type { CatsBoardSetup } from '@kredka/contracts/games/cats-board/play'
import { starsOf } from '@kredka/contracts/games/cats-board/rules'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import type { MoreProps } from '../game.ts'
import { Stars } from './Stars.tsx'
import { setupOf } from './setup-of.ts'
import classes from './stars.module.css'

/** After a board that was solved: its stars, and the one that comes next. */
export function NextBoard({ setup, score, isDone, onPlay, isBusy }: MoreProps<CatsBoardSetup>) {
  const t = useText()
  if (!isDone) return null
  const at = BOARDS.findIndex(({ id }) => id === setup.board)
  const next = at < 0 ? undefined : BOARDS[at + 1]
  return (
    <>
      <p className={classes.merit}>
        <Stars count={starsOf(score, setup.par)} size={32} />
      </p>
      {next !== undefined && (
        <Button look="primary" size="large" icon="arrow-right" loading={isBusy} onClick={() => onPlay(setupOf(next))}>
          {t('cats.next_board')}
        </Button>
      )}
    </>
  )
}
