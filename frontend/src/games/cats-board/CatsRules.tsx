import { useText } from '../../i18n/useText.ts'
import { GameRules } from '../components/GameRules.tsx'
import { Scribble } from '../drawings/Scribble.tsx'
import { Box, Cat } from './Cat.tsx'
import classes from './rules.module.css'

/** Five cells in two rows: the second cat stops the first one over its box. */
const CELLS = Array.from({ length: 10 }, (_, n) => n)

/** How it is played: in words, and by an example that moves. */
export function CatsRules() {
  const t = useText()
  return (
    <GameRules
      rules={[
        t('cats.rule_slide'),
        t('cats.rule_goal'),
        t('cats.rule_undo'),
        t('cats.rule_stars'),
        t('cats.rule_rank'),
      ]}
      keys={[
        [t('cats.key_digits'), t('cats.key_choose')],
        [t('games.key_arrows'), t('cats.key_slide')],
        ['U, Backspace', t('cats.key_undo')],
      ]}
      touch={t('cats.touch_about')}
    >
      <div className={classes.example} aria-hidden="true">
        {CELLS.map((cell) => (
          <span key={cell} className={classes.cell}>
            {cell === 3 && <Box cat={0} />}
            {cell === 9 && <Box cat={1} />}
            {cell === 5 && <Scribble n={5} />}
            {(cell === 0 || cell === 4) && (
              <span className={classes.cat} data-cat={cell === 0 ? 'across' : 'down'}>
                <Cat cat={cell === 0 ? 0 : 1} />
              </span>
            )}
          </span>
        ))}
      </div>
    </GameRules>
  )
}
