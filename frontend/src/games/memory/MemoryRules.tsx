import { useText } from '../../i18n/useText.ts'
import { GameRules } from '../components/GameRules.tsx'
import { Drawing } from '../drawings/Drawing.tsx'
import { Scribble } from '../drawings/Scribble.tsx'
import { SHAPE_DRAWINGS } from '../drawings/shapes.ts'
import classes from './rules.module.css'

/** What is turned over in the example, in its order. */
const EXAMPLE = ['fish', 'sun', 'kite', 'fish'] as const

/** How it is played: in words, and by an example that moves. */
export function MemoryRules() {
  const t = useText()
  return (
    <GameRules
      rules={[t('memory.rule_turn'), t('memory.rule_pair'), t('memory.rule_rank'), t('memory.rule_time')]}
      keys={[
        [t('games.key_arrows'), t('memory.arrows')],
        [t('games.key_enter'), t('memory.enter')],
      ]}
    >
      <div className={classes.example} aria-hidden="true">
        {EXAMPLE.map((name, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
          <span key={n} className={classes.tile} data-n={n}>
            <span className={classes.back}>
              <Scribble n={n} />
            </span>
            <span className={classes.face}>
              <Drawing shape={SHAPE_DRAWINGS[name]} />
            </span>
          </span>
        ))}
      </div>
    </GameRules>
  )
}
