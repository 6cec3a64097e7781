import { useFormat } from '../../i18n/useFormat.ts'
import classes from './score-ring.module.css'

interface Props {
  /** 0–1. */
  readonly share: number
  /** Below the number, and the name of the picture: what it is a share of. */
  readonly label?: string
  /** A score to be proud of. */
  readonly great?: boolean
}

const RADIUS = 42
const AROUND = 2 * Math.PI * RADIUS

/** A score as a ring with its number inside. */
export function ScoreRing({ share, label, great = false }: Props) {
  const format = useFormat()
  const filled = Math.min(1, Math.max(0, share))
  return (
    <div className={classes.ring} data-great={great || undefined}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={classes.track} cx="50" cy="50" r={RADIUS} />
        {/* a round end of nothing would be a dot */}
        {filled > 0 && (
          <circle
            className={classes.arc}
            cx="50"
            cy="50"
            r={RADIUS}
            strokeDasharray={`${AROUND * filled} ${AROUND}`}
            transform="rotate(-90 50 50)"
          />
        )}
      </svg>
      <p className={classes.words}>
        <strong>{format.percent(filled)}</strong>
        {label !== undefined && <span>{label}</span>}
      </p>
    </div>
  )
}
