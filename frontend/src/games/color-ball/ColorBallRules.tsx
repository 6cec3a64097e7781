import { useText } from '../../i18n/useText.ts'
import { GameRules } from '../components/GameRules.tsx'
import { Ball } from './Ball.tsx'
import classes from './rules.module.css'

/** Two rows of a board: the fifth ball comes to four others, and all vanish. */
const EXAMPLE = [5, 5, 0, 5, 5, 1, 3, 0, 0, 5]
const MOVES = 9

/** How it is played: in words, and by an example that moves. */
export function ColorBallRules() {
  const t = useText()
  return (
    <GameRules
      rules={[
        t('color_ball.rule_move'),
        t('color_ball.rule_line'),
        t('color_ball.rule_new'),
        t('color_ball.rule_points'),
        t('color_ball.rule_rank'),
      ]}
      keys={[
        [t('games.key_arrows'), t('color_ball.arrows')],
        [t('games.key_enter'), t('color_ball.enter')],
        ['Esc', t('color_ball.escape')],
      ]}
    >
      <div className={classes.example} aria-hidden="true">
        {EXAMPLE.map((colour, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <span key={n} className={classes.cell}>
            {colour > 0 && (
              <span
                className={classes.ball}
                data-moves={n === MOVES || undefined}
                data-line={colour === 5 || undefined}
              >
                <Ball colour={colour} />
              </span>
            )}
          </span>
        ))}
      </div>
    </GameRules>
  )
}
