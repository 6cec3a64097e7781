import classes from './progress-bar.module.css'

interface Props {
  /** 0–1. */
  readonly value: number
  readonly label: string
  /** In words, such as `3 of 4`. */
  readonly text?: string
}

export function ProgressBar({ value, label, text }: Props) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      className={classes.track}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={text}
    >
      <div className={classes.bar} style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  )
}
