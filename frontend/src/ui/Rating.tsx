import { useId } from 'react'
import { useText } from '../i18n/useText.ts'
import classes from './rating.module.css'

const STAR = 'M12 3.2l2.7 5.5 6 .9-4.4 4.2 1.1 6-5.4-2.9-5.4 2.9 1.1-6L3.3 9.6l6-.9z'
const MAX = 5

interface ShownProps {
  /** 0–5, halves and less are drawn as such. */
  readonly value: number
  readonly size?: number
}

/** How something was rated, in stars (section 9: five). */
export function Rating({ value, size = 18 }: ShownProps) {
  const t = useText()
  return (
    <span className={classes.stars} role="img" aria-label={t('ui.rating', { value, max: MAX })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} size={size} share={Math.min(1, Math.max(0, value - star + 1))} />
      ))}
    </span>
  )
}

interface InputProps {
  readonly label: string
  /** 1–5, null before the first choice. */
  readonly value: number | null
  readonly onChange: (value: number) => void
}

/** Gives stars: radio buttons underneath, so that keys and readers work. */
export function RatingInput({ label, value, onChange }: InputProps) {
  const t = useText()
  const name = useId()
  return (
    <fieldset className={classes.input}>
      <legend className={classes.legend}>{label}</legend>
      <span className={classes.stars}>
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star} className={classes.pick}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={value === star}
              onChange={() => onChange(star)}
            />
            <span className="visually-hidden">{t('ui.rating', { value: star, max: MAX })}</span>
            <Star size={32} share={value !== null && star <= value ? 1 : 0} />
          </label>
        ))}
      </span>
    </fieldset>
  )
}

function Star({ size, share }: { readonly size: number; readonly share: number }) {
  const id = useId()
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <defs>
        <clipPath id={id}>
          <rect width={24 * share} height="24" />
        </clipPath>
      </defs>
      <path className={classes.empty} d={STAR} />
      <path className={classes.full} d={STAR} clipPath={`url(#${id})`} />
    </svg>
  )
}
