import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { Txt, useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { IconName } from '../../ui/icons/icons.ts'
import classes from './trust.module.css'

const POINTS = [
  ['reviewed', 'eye'],
  ['prices', 'wallet'],
  ['no_ads', 'sort'],
  ['data', 'locker'],
] as const satisfies readonly (readonly [string, IconName])[]

/** Why one may rely on it: only what the product does. */
export function Trust() {
  const t = useText()
  const path = usePath()
  return (
    <section aria-labelledby="trust" className={classes.trust}>
      <h2 id="trust">{t('landing.trust')}</h2>
      <ul>
        {POINTS.map(([point, icon]) => (
          <li key={point}>
            <span className={classes.icon}>
              <Icon name={icon} size={24} />
            </span>
            <div>
              <h3>{t(`landing.trust_${point}`)}</h3>
              <p>
                <Txt
                  id={`landing.trust_${point}_about`}
                  values={{
                    privacy: (words) => <Link to={path('legal.privacy')}>{words}</Link>,
                  }}
                />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
