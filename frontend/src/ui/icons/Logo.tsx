import { BRAND } from '../../kernel/brand.ts'
import classes from './logo.module.css'

interface Props {
  /** Height of the mark in px. Default 30. */
  readonly size?: number
  /** Default true: the name beside the mark. */
  readonly withName?: boolean
}

/** The drawn crayon and the stroke it leaves, with the brand's name. */
export function Logo({ size = 30, withName = true }: Props) {
  return (
    <span className={classes.root}>
      <svg width={size} height={size} viewBox="0 0 40 40" fill="none" aria-hidden="true">
        <path className={classes.stroke} d="M4.5 33c5-3 8-3.2 9.5-.6s4 2.8 8.5.2 8.5-2.6 13 .4" />
        <path
          className={classes.body}
          d="m10.7 20.6 15.5-15.5a2.6 2.6 0 0 1 3.7 0l3 3a2.6 2.6 0 0 1 0 3.7L17.4 27.3z"
        />
        <path className={classes.tip} d="m10.7 20.6 6.7 6.7-7.3 2.4a1.4 1.4 0 0 1-1.8-1.8z" />
        <path className={classes.band} d="m21.7 9.6 6.7 6.7m-9.2-4.2 6.7 6.7" />
      </svg>
      <span className={withName ? classes.name : 'visually-hidden'}>{BRAND.name}</span>
    </span>
  )
}
