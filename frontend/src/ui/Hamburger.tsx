import { useText } from '../i18n/useText.ts'
import classes from './hamburger.module.css'

interface Props {
  /** Section 4: the menu is shown or hidden. */
  readonly shown: boolean
  readonly onToggle: (shown: boolean) => void
  /** Id of the menu, where it stands on the page while it is hidden too. */
  readonly controls?: string
}

/** Shows and hides a menu: three bars that turn into a cross (WID-01). */
export function Hamburger({ shown, onToggle, controls }: Props) {
  const t = useText()
  return (
    <button
      type="button"
      className={classes.toggle}
      aria-label={t(shown ? 'shell.close_menu' : 'shell.open_menu')}
      aria-expanded={shown}
      aria-controls={controls}
      onClick={() => onToggle(!shown)}
    >
      <span className={classes.bars} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
    </button>
  )
}
