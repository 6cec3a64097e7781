import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { type Kind, LOOKS } from '../kinds.ts'
import classes from './calendar-page.module.css'

interface Props {
  readonly kinds: readonly Kind[]
  readonly hidden: readonly Kind[]
  readonly onToggle: (kind: Kind) => void
}

/** What the colours and signs mean; a press hides a kind or shows it again. */
export function Legend({ kinds, hidden, onToggle }: Props) {
  const t = useText()
  return (
    <fieldset className={classes.legend} aria-label={t('calendar.legend')}>
      {kinds.map((kind) => {
        const { colour, icon, open } = LOOKS[kind]
        const shown = !hidden.includes(kind)
        return (
          <button
            key={kind}
            type="button"
            className={classes.entry}
            aria-pressed={shown}
            data-open={open || undefined}
            style={shown ? { color: `var(--status-${colour})`, background: `var(--status-${colour}-tint)` } : {}}
            onClick={() => onToggle(kind)}
          >
            <Icon name={shown ? icon : 'eye-off'} size={16} />
            {t(`calendar.kind_${kind}`)}
          </button>
        )
      })}
    </fieldset>
  )
}
