import { useText } from '../i18n/useText.ts'
import { Icon } from './icons/Icon.tsx'
import classes from './stepper.module.css'

interface Props {
  readonly label: string
  readonly steps: readonly string[]
  /** Zero-based. */
  readonly current: number
  /** Steps before the current one can be gone back to. */
  readonly onBack?: (step: number) => void
}

/** Where one stands in a sequence of steps. */
export function Stepper({ label, steps, current, onBack }: Props) {
  const t = useText()
  return (
    <nav aria-label={label}>
      <p className={classes.short}>
        {t('ui.step', { step: current + 1, steps: steps.length, name: steps[current] ?? '' })}
      </p>
      <ol className={classes.list}>
        {steps.map((step, at) => (
          <li
            key={step}
            className={classes.step}
            data-state={at < current ? 'done' : at === current ? 'current' : 'open'}
            aria-current={at === current ? 'step' : undefined}
          >
            <span className={classes.mark}>
              {at < current ? <Icon name="check" size={16} label={t('ui.step_done')} /> : at + 1}
            </span>
            {at < current && onBack !== undefined ? (
              <button type="button" className={classes.name} onClick={() => onBack(at)}>
                {step}
              </button>
            ) : (
              <span className={classes.name}>{step}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
