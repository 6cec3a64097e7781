import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { RoomStatus } from '../room-slice.ts'
import classes from './line-note.module.css'

/** Says that the line is cut and comes back by itself. */
export function LineNote({ status }: { readonly status: RoomStatus }) {
  const t = useText()
  return (
    <p className={classes.note} role="status" data-shown={status === 'lost' || undefined}>
      {status === 'lost' && (
        <>
          <Icon name="offline" size={18} />
          {t('quiz_rooms.line_lost')}
        </>
      )}
    </p>
  )
}
