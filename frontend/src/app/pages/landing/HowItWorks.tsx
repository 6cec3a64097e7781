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
    p: 'M32 26h60v56H32zm0 16h60M46 18v14m32-14v14M50 62l9 8 16-18',
  },
  {
    n: 3,
    c: 'M14 58c20-16 30-8 34 4s18 12 30-4 20-12 34 0',
    p: 'M62 34c-8-6-18-9-32-9v46c14 0 24 3 32 9m0-46c8-6 18-9 32-9v46c-14 0-24 3-32 9m0-46v46M40 38c5 .5 9 1.5 12 3m-12 11c5 .5 9 1.5 12 3m32-17c-5 .5-9 1.5-12 3m12 11c-5 .5-9 1.5-12 3',
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
