import { useText } from '../../i18n/useText.ts'
import { Drawing } from '../drawings/Drawing.tsx'
import { Scribble } from '../drawings/Scribble.tsx'
import classes from './rules.module.css'

/** What is turned over in the example, in its order. */
const EXAMPLE = ['fish', 'sun', 'kite', 'fish'] as const

/** How it is played: in words, and by an example that moves. */
export function MemoryRules() {
  const t = useText()
  return (
    <section className={classes.rules} aria-labelledby="rules">
      <h2 id="rules">{t('games.rules')}</h2>
      <div className={classes.example} aria-hidden="true">
        {EXAMPLE.map((name, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
          <span key={n} className={classes.tile} data-n={n}>
            <span className={classes.back}>
              <Scribble n={n} />
            </span>
            <span className={classes.face}>
              <Drawing name={name} />
            </span>
          </span>
        ))}
      </div>
      <ul className={classes.words}>
        <li>{t('memory.rule_turn')}</li>
        <li>{t('memory.rule_pair')}</li>
        <li>{t('memory.rule_rank')}</li>
        <li>{t('memory.rule_time')}</li>
      </ul>
      <h3>{t('games.keys')}</h3>
      <dl className={classes.keys}>
        <dt>{t('games.key_arrows')}</dt>
        <dd>{t('memory.arrows')}</dd>
        <dt>{t('games.key_enter')}</dt>
        <dd>{t('memory.enter')}</dd>
        <dt>P</dt>
        <dd>{t('games.pause')}</dd>
      </dl>
    </section>
  )
}
