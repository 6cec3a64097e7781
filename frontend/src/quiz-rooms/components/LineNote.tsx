import { useText } from '../../i18n/useText.ts'
import type { RoomStatus } from '../room-slice.ts'
import { TopNote } from './TopNote.tsx'

/** Says that the line is cut and comes back by itself. */
export function LineNote({ status }: { readonly status: RoomStatus }) {
  const t = useText()
  return (
    <TopNote icon="offline" sticky>
      {status === 'lost' ? t('quiz_rooms.line_lost') : null}
    </TopNote>
  )
}
