import { Icon } from '../../ui/icons/Icon.tsx'
import classes from './arrow-pad.module.css'

interface Arrow {
  readonly way: 'up' | 'right' | 'down' | 'left'
  readonly label: string
  readonly isShut?: boolean
}

interface Props {
  readonly label: string
  readonly arrows: readonly Arrow[]
  /** Where there is no time to lose: the beginning of a press counts, not its end. */
  readonly atOnce?: boolean
  /** @param n which of the arrows */
  readonly onPress: (n: number) => void
}

/** Four large arrows for one thumb. */
export function ArrowPad({ label, arrows, atOnce = false, onPress }: Props) {
  return (
    <fieldset className={classes.pad} aria-label={label}>
      {arrows.map(({ way, label, isShut = false }, n) => (
        <button
          key={way}
          type="button"
          className={classes.arrow}
          data-way={way}
          data-at-once={atOnce || undefined}
          aria-label={label}
          aria-disabled={isShut || undefined}
          onPointerDown={(event) => {
            if (!atOnce) return
            event.preventDefault()
            onPress(n)
          }}
          onClick={(event) => {
            // by keys and by screen readers, which press no pointer
            if (!atOnce || event.detail === 0) onPress(n)
          }}
        >
          <Icon name="chevron-up" size={28} />
        </button>
      ))}
    </fieldset>
  )
}
