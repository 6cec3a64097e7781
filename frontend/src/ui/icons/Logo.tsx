import { BRAND } from '../../app/brand.ts'
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
      <svg
        width={size}
        height={size}
        viewBox="0 0 40 40"
        fill="none"
        {...(withName ? { 'aria-hidden': true } : { role: 'img', 'aria-label': BRAND.name })}
      >
        <path className={classes.stroke} d="M4.5 33c5-3 8-3.200 9.500-.6s4 2.800 8.500.2 8.500-2.600 13 .4" />
        <path
          className={classes.body}
          d="m10.700 20.600 15.500-15.500a2.600 2.600 0 0 1 3.700 0l3 3a2.600 2.600 0 0 1 0 3.700L17.400 27.300z"
        />
        <path className={classes.tip} d="m10.700 20.600 6.700 6.700-7.300 2.400a1.400 1.400 0 0 1-1.800-1.800z" />
        <path className={classes.band} d="m21.700 9.600 6.700 6.700m-9.200-4.200 6.700 6.700" />
      </svg>
      {withName && <span className={classes.name}>{BRAND.name}</span>}
    </span>
  )
}
