import type { BoardRowView } from '@kredka/contracts/quiz-rooms/views'
import { useText } from '../../i18n/useText.ts'
import { Podium as Steps } from '../../ui/scores/Podium.tsx'

/** The first three of the game. */
export function Podium({
  board,
  large = false,
}: {
  readonly board: readonly BoardRowView[]
  readonly large?: boolean
}) {
  const t = useText()
  return (
    <Steps
      label={t('quiz_rooms.podium')}
      large={large}
      people={board.slice(0, 3).map(({ seat, name, points, place }) => ({
        key: String(seat),
        name: name ?? t('quiz_rooms.nameless'),
        place,
        note: t('quiz_rooms.points', { count: points }),
      }))}
    />
  )
}
