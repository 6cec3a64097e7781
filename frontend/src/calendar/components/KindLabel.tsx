import type { CalendarEventView } from '@kredka/contracts/calendar/views'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { kindOf, LOOKS } from '../kinds.ts'
import classes from './calendar-page.module.css'

/** What kind of event it is, in the colours of the grid. */
export function KindLabel({ event }: { readonly event: CalendarEventView }) {
  const t = useText()
  const kind = kindOf(event)
  const { colour, icon } = LOOKS[kind]
  return (
    <span
      className={classes.kind}
      style={{ color: `var(--status-${colour})`, background: `var(--status-${colour}-tint)` }}
    >
      <Icon name={icon} size={16} />
      {t(`calendar.kind_${kind}`)}
    </span>
  )
}
