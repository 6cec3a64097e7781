import type { RoomView } from '@kredka/contracts/quiz-rooms/views'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { Board } from '../Board.tsx'
import { Podium } from '../Podium.tsx'
import classes from './screen.module.css'

/** The winners, the ten best, and everybody else who did very well. */
export function ScreenFinish({ view }: { readonly view: RoomView }) {
  const t = useText()
  const format = useFormat()
  const { finish, room, phase } = view
  if (finish === null) {
    return (
      <div className={classes.end}>
        <h1>{t('quiz_rooms.closed')}</h1>
        <p>{t(`quiz_rooms.closed_${phase.why ?? 'host'}`)}</p>
      </div>
    )
  }
  const great = finish.great.flatMap(({ name }) => (name === null ? [] : [name]))
  return (
    <div className={classes.end}>
      <h1 className={classes.title}>{room.title ?? t('quiz_rooms.untitled')}</h1>
      <div className={classes.results}>
        <Podium board={finish.board} large />
        <Board rows={finish.board} large />
      </div>
      {great.length > 0 && <p>{t('quiz_rooms.also_great', { names: format.list(great) })}</p>}
    </div>
  )
}
