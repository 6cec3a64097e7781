import type { RoomView } from '@kredka/contracts/quiz-rooms/views'
import { usePath } from '../../../app/routing/usePath.ts'
import { useText } from '../../../i18n/useText.ts'
import { QrCode } from '../../../ui/qr/QrCode.tsx'
import { spacedToken } from '../../room-address.ts'
import { shutBy } from '../../shown.ts'
import { useRoomLink } from '../../useRoomLink.ts'
import classes from './screen.module.css'

/** As many names as have room; the newest first. */
const SHOWN = 36

/**
 * Before the game: the way in, large, and the names of those who have come. Where no QR code can be drawn the address
 * and the code take its place.
 */
export function ScreenLobby({ view }: { readonly view: RoomView }) {
  const t = useText()
  const path = usePath()
  const { room, progress, seats = [] } = view
  const link = useRoomLink(room.token)
  const shut = shutBy(view)
  const names = seats
    .filter(({ state }) => state === 'in')
    .toReversed()
    .slice(0, SHOWN)
  return (
    <div className={classes.lobby}>
      <div className={classes.qr}>
        <QrCode text={link()} label={t('quiz_rooms.qr_label')} failure={null} />
      </div>
      <div className={classes.entrance}>
        <h1 className={classes.title}>{room.title ?? t('quiz_rooms.untitled')}</h1>
        <p>
          {shut === null
            ? t('quiz_rooms.type_code', { address: location.host + path('quiz-rooms.rooms') })
            : t(`quiz_rooms.${shut}_now`)}
        </p>
        <p className={classes.code}>{spacedToken(room.token)}</p>
      </div>
      <div className={classes.comers}>
        <p className={classes.count} role="status">
          {t('quiz_rooms.players', { count: progress.players })}
        </p>
        <ul className={classes.names}>
          {names.map(({ seat, name }) => (
            <li key={seat} className={classes.name}>
              {name ?? t('quiz_rooms.nameless')}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
