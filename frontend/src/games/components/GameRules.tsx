import type { ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import classes from './rules.module.css'

interface Props {
  readonly rules: readonly string[]
  /** Key → what it does; pausing is the same everywhere. */
  readonly keys: readonly (readonly [key: string, about: string])[]
  /** How it is steered by a finger, where that is not plain. */
  readonly touch?: string
  /** An example that moves. */
  readonly children: ReactNode
}

/** How a game is played: by an example, in words, and with which keys. */
export function GameRules({ rules, keys, touch, children }: Props) {
  const t = useText()
  return (
    <section className={classes.rules} aria-labelledby="rules">
      <h2 id="rules">{t('games.rules')}</h2>
      <div className={classes.columns}>
        <div className={classes.part}>
          {children}
          <ul className={classes.words}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
        <div className={classes.part}>
          <h3>{t('games.keys')}</h3>
          <dl className={classes.keys}>
            {[...keys, ['P', t('games.pause')] as const].map(([key, about]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{about}</dd>
              </div>
            ))}
          </dl>
          {touch !== undefined && (
            <>
              <h3>{t('games.touch')}</h3>
              <p>{touch}</p>
            </>
          )}
        </div>
      </div>
    </section>
  )
}
