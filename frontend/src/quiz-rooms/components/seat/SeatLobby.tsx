import type { RoomView } from '@kredka/contracts/quiz-rooms/views'
import { useText } from '../../../i18n/useText.ts'
import classes from './seat.module.css'

/** Before the game: that one is in, as whom, and what comes. */
export function SeatLobby({ view }: { readonly view: RoomView }) {
  const t = useText()
  const { room, progress, you } = view
  return (
    <>
      <p className={classes.soft}>{t('quiz_rooms.you_are')}</p>
      <h1 className={classes.name}>{you?.name}</h1>
      <p className={classes.waits}>{t('quiz_rooms.waiting')}</p>
      <p className={classes.soft}>
        {t('quiz_rooms.players', { count: progress.players })} · {t('quiz_rooms.questions', { count: room.questions })}
      </p>
      <p>{t(`quiz_rooms.mode_${room.mode}_player`, { seconds: room.seconds })}</p>
    </>
  )
}
