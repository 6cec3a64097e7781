import { SECOND } from '@kredka/contracts/kernel/durations'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import classes from './countdown-ring.module.css'
import { useCountdown } from './useCountdown.ts'

interface Props {
  /** An instant of the server. */
  readonly deadline: string
  /** Milliseconds by which the server's clock is ahead of this one. */
  readonly offset?: number
  /** Milliseconds that a whole ring stands for. */
  readonly total: number
  /** Called once when the time is over, at once where it already is. */
  readonly onEnd?: () => void
  /** Large enough to be read across a room. */
  readonly large?: boolean
  /** Of seconds, as in a game: no minutes are shown, and only its last five seconds look otherwise. */
  readonly short?: boolean
}

/** When those who listen are told how much is left, in seconds. */
const MOMENTS = [300, 60, 10, 0]
const RADIUS = 15
const AROUND = 2 * Math.PI * RADIUS

/** How much time is left, as a ring and in digits; the last minute and the last ten seconds look otherwise. */
export function CountdownRing({ deadline, offset = 0, onEnd, ...looks }: Props) {
  const left = useCountdown(deadline, offset, onEnd)
  return (
    <Ring left={left} {...looks}>
      <Said left={left} />
    </Ring>
  )
}

interface RingProps extends Pick<Props, 'total' | 'large' | 'short'> {
  /** In seconds. */
  readonly left: number
  readonly children?: ReactNode
}

/** A ring and its digits as they are: by itself a countdown that stands still. */
export function Ring({ left, total, large = false, short = false, children }: RingProps) {
  const t = useText()
  const share = Math.min(1, (left * SECOND) / Math.max(SECOND, total))
  return (
    <span
      className={classes.countdown}
      data-near={short ? shortNearness(left, total) : nearness(left)}
      data-large={large || undefined}
    >
      <svg viewBox="0 0 36 36" className={classes.ring} aria-hidden="true">
        <circle className={classes.track} cx="18" cy="18" r={RADIUS} />
        <circle
          className={classes.left}
          cx="18"
          cy="18"
          r={RADIUS}
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - share)}
        />
      </svg>
      <span role="timer" aria-label={t('countdown.label')} className={classes.digits} data-short={short || undefined}>
        {short ? left : digitsOf(left)}
      </span>
      {children}
    </span>
  )
}

/** Says at few moments what is left; each once, and none that was over before the page came. */
function Said({ left }: { readonly left: number }) {
  const t = useText()
  const before = useRef(left)
  const [moment, setMoment] = useState<number | null>(null)
  useEffect(() => {
    // after a sleep several are passed at once: the last of them counts
    const passed = MOMENTS.filter((at) => left <= at && before.current > at).at(-1)
    before.current = left
    if (passed !== undefined) setMoment(passed)
  }, [left])
  return (
    <span className="visually-hidden" role="status">
      {moment === null
        ? ''
        : moment === 0
          ? t('countdown.over')
          : moment < 60
            ? t('countdown.seconds', { count: moment })
            : t('countdown.minutes', { count: moment / 60 })}
    </span>
  )
}

function nearness(left: number): 'end' | 'near' | undefined {
  if (left <= 10) return 'end'
  return left <= 60 ? 'near' : undefined
}

/** A span that is hardly longer than its end has none. */
function shortNearness(left: number, total: number): 'end' | undefined {
  return left <= 5 && total > 10 * SECOND ? 'end' : undefined
}

/** `1:02:03`, `4:05`. */
function digitsOf(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
