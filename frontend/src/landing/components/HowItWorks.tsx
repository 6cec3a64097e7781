import { useText } from '../../i18n/useText.ts'
import classes from './how-it-works.module.css'

/** Drawings of the three steps: `c` is the crayon behind, `p` the pen. */
const STEPS = [
  {
    n: 1,
    c: 'M18 62c14-26 38-30 46-12s20 20 44-10',
    p: 'M52 66a22 22 0 1 0 0-44 22 22 0 0 0 0 44Zm16-6 20 20M44 38c2-4 5-6 9-6',
  },
  {
    n: 2,
    c: 'M16 66c20-4 18-30 40-28s12 26 30 22 14-22 28-22',
    p: 'M24 24h34v58H24zm42 0h34v58H66zM32 37h18m-18 12h18m-18 12h10M74 37h18m-18 12h18m-18 12h10',
  },
  {
    n: 3,
    c: 'M14 58c20-16 30-8 34 4s18 12 30-4 20-12 34 0',
    p: 'M62 48a15 15 0 1 0 0-30 15 15 0 0 0 0 30ZM30 84c1-17 12-26 32-26s31 9 32 26M56 31c0-3 2-5 5-5.5',
  },
] as const

export function HowItWorks() {
  const t = useText()
  return (
    <section aria-labelledby="how">
      <h2 id="how">{t('landing.how')}</h2>
      <ol className={classes.steps}>
        {STEPS.map(({ n, c, p }) => (
          <li key={n} className={classes.step}>
            <svg viewBox="0 0 124 96" width="124" height="96" fill="none" aria-hidden="true">
              <path className={classes.crayon} d={c} />
              <path className={classes.pen} d={p} />
            </svg>
            <h3>
              <span className={classes.number}>{n}</span>
              {t(`landing.how_${n}`)}
            </h3>
            <p>{t(`landing.how_${n}_about`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
