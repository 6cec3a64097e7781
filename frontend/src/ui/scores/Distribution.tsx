import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/useFormat.ts'
import { tileMarkAt } from '../answers/tile-marks.ts'
import { VerdictWord } from '../answers/VerdictWord.tsx'
import classes from './distribution.module.css'

export interface DistributionRow {
  readonly key: string
  readonly text: ReactNode
  /** How many answered so. */
  readonly count: number
  /** Where it stood among the tiles, from 0: its bar has the tile's colour, shape and letter. */
  readonly place?: number
  /** Belongs to the key. */
  readonly isRight?: boolean
}

interface Props {
  readonly label: string
  readonly rows: readonly DistributionRow[]
  /** How many answered at all: where several answers may be chosen, less than the rows together. */
  readonly people: number
}

/** How many gave each answer, as bars with their numbers; what is right has its mark. */
export function Distribution({ label, rows, people }: Props) {
  const format = useFormat()
  return (
    <ul className={classes.rows} aria-label={label}>
      {rows.map(({ key, text, count, place, isRight = false }) => {
        const share = people === 0 ? 0 : count / people
        const mark = place === undefined ? null : tileMarkAt(place)
        return (
          <li key={key} className={classes.row} data-right={isRight || undefined}>
            <span className={classes.text}>
              {mark !== null && (
                <span className={classes.mark} style={{ background: mark.colour }}>
                  <svg viewBox="0 0 24 24" width={14} height={14} aria-hidden="true">
                    <path d={mark.shape} />
                  </svg>
                  {mark.letter}
                </span>
              )}{' '}
              <span className={classes.answer}>{text}</span> {isRight && <VerdictWord verdict="right" />}
            </span>{' '}
            <span className={classes.number}>
              {format.number(count)} <span className={classes.share}>({format.percent(share)})</span>
            </span>
            <span className={classes.track} aria-hidden="true">
              <span
                className={classes.bar}
                style={{ width: `${Math.min(100, share * 100)}%`, background: mark?.colour }}
              />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
