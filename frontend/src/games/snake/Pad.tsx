import { HEADINGS } from '@kredka/contracts/games/engine/snake-1/board'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import classes from './snake.module.css'

/** Four large arrows for one thumb. */
export function Pad({ onHead }: { readonly onHead: (to: number) => void }) {
  const t = useText()
  return (
    <fieldset className={classes.pad} aria-label={t('snake.pad')}>
      {HEADINGS.map((heading, to) => (
        <button
          key={heading}
          type="button"
          className={classes.arrow}
          data-heading={heading}
          aria-label={t(`snake.to_${heading}`)}
          // a press turns, not its end: there is no time to lose
          onPointerDown={(event) => {
            event.preventDefault()
            onHead(to)
          }}
          onClick={(event) => {
            // by keys and by screen readers, which press no pointer
            if (event.detail === 0) onHead(to)
          }}
        >
          <Icon name="chevron-up" size={28} />
        </button>
      ))}
    </fieldset>
  )
}
