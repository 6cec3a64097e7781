import type { RoomView } from '@kredka/contracts/quiz-rooms/views'
import { useText } from '../../../i18n/useText.ts'
import { QrCode } from '../../../ui/qr/QrCode.tsx'
import { spacedToken } from '../../room-address.ts'
import { shutBy } from '../../shown.ts'
import { useRoomLink } from '../../useRoomLink.ts'
import classes from './host.module.css'
import { RoomDoors } from './RoomDoors.tsx'

/** Before the game: how players come in, and how it will be played. */
export function HostLobby({ view, isPast }: { readonly view: RoomView; readonly isPast: boolean }) {
  const t = useText()
  const { room } = view
  const link = useRoomLink(room.token)
  const shut = shutBy(view)
  return (
    <>
      <div className={classes.invite}>
        <div className={classes.qr}>
          <QrCode text={link()} label={t('quiz_rooms.qr_label')} failure={t('quiz_rooms.qr_failed')} />
        </div>
        <div className={classes.ways}>
          <h1>{t('quiz_rooms.invite')}</h1>
          <p className={classes.soft} role="status">
            {t(shut === null ? 'quiz_rooms.invite_about' : `quiz_rooms.${shut}_now`)}
          </p>
          <p className={classes.code}>{spacedToken(room.token)}</p>
          <p className={classes.soft}>
            {t(`quiz_rooms.mode_${room.mode}`)} · {t('quiz_rooms.questions', { count: room.questions })}
            {room.mode !== 'calm' && ` · ${t('quiz_rooms.seconds_each', { seconds: room.seconds })}`}
          </p>
        </div>
      </div>
      {!isPast && <RoomDoors view={view} />}
    </>
  )
}
