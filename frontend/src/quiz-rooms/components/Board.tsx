import type { BoardRowView } from '@kredka/contracts/quiz-rooms/views'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { hasScores } from '../shown.ts'
import classes from './board.module.css'

interface Props {
  readonly rows: readonly BoardRowView[]
  /** The seat of whoever looks. */
  readonly own?: number | null
  readonly large?: boolean
}

/** The best of the room, with how they moved; nothing as long as nobody has scored and nobody is ahead. */
export function Board({ rows, own = null, large = false }: Props) {
  const t = useText()
  if (!hasScores(rows)) return null
  const hasMoves = rows.some(({ place, place_before }) => movedBy(place, place_before) !== 0)
  return (
    <ol
      className={classes.board}
      data-large={large || undefined}
      data-moves={hasMoves || undefined}
      aria-label={t('quiz_rooms.board')}
    >
      {rows.map(({ seat, name, points, place, place_before }) => (
        <li key={seat} className={classes.row} data-own={seat === own || undefined}>
          <span className={classes.place}>{place}</span>
          {hasMoves && <Move by={movedBy(place, place_before)} />}
          <span className={classes.name}>
            {name ?? t('quiz_rooms.nameless')}
            {seat === own && <span className={classes.you}> ({t('quiz_rooms.you')})</span>}
          </span>
          <span className={classes.points}>{t('quiz_rooms.points', { count: points })}</span>
        </li>
      ))}
    </ol>
  )
}

function movedBy(place: number, place_before: number | null): number {
  return place_before === null ? 0 : place_before - place
}

function Move({ by }: { readonly by: number }) {
  const t = useText()
  if (by === 0) return <span className={classes.move} />
  return (
    <span className={classes.move} data-up={by > 0 || undefined}>
      <Icon name={by > 0 ? 'chevron-up' : 'chevron-down'} size={18} />
      <span className="visually-hidden">{t(by > 0 ? 'quiz_rooms.moved_up' : 'quiz_rooms.moved_down')}</span>
      {Math.abs(by)}
    </span>
  )
}
