import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import type { FirstStep } from '../first-steps.ts'
import classes from './first-steps.module.css'

/** A teacher's beginning as a list to tick off; it goes away when all is done (NAV-08). */
export function FirstSteps({ steps }: { readonly steps: readonly FirstStep[] }) {
  const t = useText()
  const path = usePath()
  const done = steps.filter((step) => step.done).length
  const next = steps.find((step) => !step.done)
  const counted = t('dashboard.steps_done', { done, all: steps.length })
  return (
    <Card tinted>
      <section aria-labelledby="first-steps" className={classes.section}>
        <div className={classes.head}>
          <h2 id="first-steps">{t('dashboard.steps')}</h2>
          <span className={classes.count}>{counted}</span>
        </div>
        <ProgressBar value={done / steps.length} label={t('dashboard.steps')} text={counted} />
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step.text} data-done={step.done || undefined} data-next={step === next || undefined}>
              <span className={classes.mark}>
                {step.done && <Icon name="check" size={16} label={t('dashboard.step_done')} />}
              </span>
              <div>
                {step.done ? <p>{t(step.text)}</p> : <Link to={path(step.page)}>{t(step.text)}</Link>}
                {step === next && <p className={classes.about}>{t(step.about)}</p>}
              </div>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  )
}
