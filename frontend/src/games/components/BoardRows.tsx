import { GAME_RULES, type Game } from '@kredka/contracts/games/rules'
import type { BoardRowView } from '@kredka/contracts/games/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { runPath } from '../run-path.ts'
import classes from './best.module.css'
import { clockText } from './clock-text.ts'

interface Props {
  readonly game: Game
  readonly rows: readonly BoardRowView[]
  /** `12 moves`. */
  readonly scoreText: (score: number) => string
  /** Set where nobody may see yet how it was played. */
  readonly covered?: boolean
}

/** The best in their order; each result leads to the run, move by move. */
export function BoardRows({ game, rows, scoreText, covered = false }: Props) {
  const t = useText()
  const path = usePath()
  return (
    <ol className={classes.rows}>
      {rows.map((row) => {
        const result = (
          <>
            {scoreText(row.score)}
            {GAME_RULES[game].ties === 'time' && <span className={classes.soft}> · {clockText(row.played_ms)}</span>}
          </>
        )
        return (
          <li key={row.run_id} className={classes.row} data-own={row.is_own || undefined}>
            <span className={classes.place}>{row.place}</span>
            <span className={classes.name}>
              {row.name ?? t('games.nameless')}
              {row.is_own && ` (${t('games.you')})`}
            </span>
            {covered && !row.is_own ? (
              <span className={classes.result}>{result}</span>
            ) : (
              <Link className={classes.result} to={runPath(path, game, row.run_id)}>
                <span className="visually-hidden">{t('games.watch')}: </span>
                {result}
              </Link>
            )}
          </li>
        )
      })}
    </ol>
  )
}
