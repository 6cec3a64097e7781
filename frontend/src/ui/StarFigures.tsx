import { useFormat } from '../i18n/useFormat.ts'
import { Card } from './Card.tsx'
import { Rating } from './Rating.tsx'
import classes from './star-figures.module.css'

interface Props {
  readonly average: number
  readonly count: number
  /** Five stars first. */
  readonly byStars: readonly { readonly stars: number; readonly count: number }[]
  /** How many in all: '12 opinions'. */
  readonly all: string
  /** Names a row: '5 stars: 3 opinions'. */
  readonly rowLabel: (stars: number, count: number) => string
  /** Narrows to those with so many stars; null for all again. */
  readonly chosen?: number | null
  readonly onChoose?: (stars: number | null) => void
}

/** The average with how many gave how much, as bars; where there is something to choose, each is a button. */
export function StarFigures({ average, count, byStars, all, rowLabel, chosen = null, onChoose }: Props) {
  const format = useFormat()
  return (
    <Card>
      <div className={classes.figures}>
        <div className={classes.average}>
          <strong>{format.stars(average)}</strong>
          <Rating value={average} />
          <span>{all}</span>
        </div>
        <ul className={classes.bars}>
          {byStars.map(({ stars, count: of }) => {
            const row = <BarRow stars={stars} of={of} share={of / count} label={rowLabel(stars, of)} />
            if (onChoose === undefined) {
              return (
                <li key={stars} className={classes.row}>
                  {row}
                </li>
              )
            }
            return (
              <li key={stars}>
                <button
                  type="button"
                  className={classes.row}
                  aria-pressed={chosen === stars}
                  disabled={of === 0 && chosen !== stars}
                  onClick={() => onChoose(chosen === stars ? null : stars)}
                >
                  {row}
                </button>
              </li>
            )
          })}
        </ul>
      </div>
    </Card>
  )
}

interface BarProps {
  readonly stars: number
  readonly of: number
  readonly share: number
  readonly label: string
}

/** What is said is part of what is there, so that who says what they see presses the right one. */
function BarRow({ stars, of, share, label }: BarProps) {
  return (
    <>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">{stars}</span>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${100 * share}%` }} />
      </span>
      <span className={classes.of} aria-hidden="true">
        {of}
      </span>
    </>
  )
}
