import type { ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import classes from './rules.module.css'

interface Props {
  readonly rules: readonly string[]
  /** Key → what it does; pausing is the same everywhere. */
  readonly keys: readonly (readonly [key: string, about: string])[]
  /** An example that moves. */
  readonly children: ReactNode
}

/** How a game is played: by an example, in words, and with which keys. */
export function GameRules({ rules, keys, children }: Props) {
  const t = useText()
  return (
    <section className={classes.rules} aria-labelledby="rules">
      <h2 id="rules">{t('games.rules')}</h2>
      {children}
      <ul className={classes.words}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <h3>{t('games.keys')}</h3>
      <dl className={classes.keys}>
        {[...keys, ['P', t('games.pause')] as const].map(([key, about]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
