import type { BoardRowView } from '@kredka/contracts/quiz-rooms/views'
import { useText } from '../../i18n/useText.ts'
import { Podium as Steps } from '../../ui/scores/Podium.tsx'
import { hasScores } from '../shown.ts'
import classes from './podium.module.css'

interface Props {
  readonly board: readonly BoardRowView[]
  readonly large?: boolean
}

/**
 * The first three of the game, of those who scored: nobody wins with nothing. Whose points are equal read why one of
 * them is ahead (ROO-02).
 */
export function Podium({ board, large = false }: Props) {
  const t = useText()
  if (board.length === 0) return null
  if (!hasScores(board)) return <p className={classes.none}>{t('quiz_rooms.no_scores')}</p>
  const best = board.slice(0, 3).filter(({ points }) => points > 0)
  // the fourth is off the podium with the points of the third
  const compared = board.slice(0, 4).filter(({ points }) => points > 0)
  const hasEqual = compared.some(({ points }, n) => compared[n + 1]?.points === points)
  return (
    <div className={classes.podium}>
      <Steps
        label={t('quiz_rooms.podium')}
        large={large}
        people={best.map(({ seat, name, points, place }) => ({
          key: String(seat),
          name: name ?? t('quiz_rooms.nameless'),
          place,
          note: t('quiz_rooms.points', { count: points }),
        }))}
      />
      {hasEqual && <p className={classes.soft}>{t('quiz_rooms.equal_points')}</p>}
    </div>
  )
}
