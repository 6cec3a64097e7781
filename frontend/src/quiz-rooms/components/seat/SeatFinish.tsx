import { GREAT_BP } from '@kredka/contracts/attempts/rules'
import type { RoomView } from '@kredka/contracts/quiz-rooms/views'
import { type ReactNode, useState } from 'react'
import { usePath } from '../../../app/routing/usePath.ts'
import { useAppSelector } from '../../../app/store/hooks.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/layout.tsx'
import { State } from '../../../ui/states.tsx'
import { selectReview } from '../../room-slice.ts'
import { hasScores } from '../../shown.ts'
import { Board } from '../Board.tsx'
import { Frame } from '../Frame.tsx'
import { Podium } from '../Podium.tsx'
import { ClaimSeat } from './ClaimSeat.tsx'
import { Review } from './Review.tsx'
import classes from './seat.module.css'

interface Props {
  readonly view: RoomView
  /** Of a replay: what follows the game stands around it. */
  readonly isPast: boolean
  readonly replay: ReactNode
}

/** The end: who won, how one did oneself, and every answer to look back at. */
export function SeatFinish({ view, isPast, replay }: Props) {
  const t = useText()
  const path = usePath()
  const review = useAppSelector(selectReview)
  const { finish, you, room, phase } = view
  const isGuest = you !== undefined && !you.has_account
  // who just got the seat is told so in the same place
  const [wasGuest, setWasGuest] = useState(isGuest)
  if (isGuest && !wasGuest) setWasGuest(true)
  if (finish === null) {
    return (
      <Frame centred>
        <State
          level={1}
          picture="closed"
          title={t('quiz_rooms.closed')}
          action={
            <Button look="primary" to={path('quizzes.browse')}>
              {t('attempts.other_quizzes')}
            </Button>
          }
        >
          <p>{t(`quiz_rooms.closed_${phase.why ?? 'host'}`)}</p>
        </State>
      </Frame>
    )
  }
  return (
    <Frame>
      <div className={classes.finish}>
        <h1>{room.title ?? t('quiz_rooms.untitled')}</h1>
        {you !== undefined && <Own you={you} players={finish.players} hasPlaces={hasScores(finish.board)} />}
        <Podium board={finish.board} />
        <Board rows={finish.board} own={you?.seat ?? null} />
        {!isPast && (
          <>
            {wasGuest && <ClaimSeat token={room.token} isClaimed={!isGuest} />}
            <Row>
              <Button look="arrow" to={path('quizzes.browse')}>
                {t('attempts.other_quizzes')}
              </Button>
            </Row>
            {replay}
            {review !== null && <Review review={review} />}
          </>
        )}
      </div>
    </Frame>
  )
}

interface OwnProps {
  readonly you: NonNullable<RoomView['you']>
  readonly players: number
  readonly hasPlaces: boolean
}

function Own({ you, players, hasPlaces }: OwnProps) {
  const t = useText()
  const format = useFormat()
  const { average_bp, from_question } = you
  return (
    <div className={classes.result}>
      {hasPlaces && you.place !== null && (
        <p className={classes.outcome}>{t('quiz_rooms.place_of', { place: you.place, players })}</p>
      )}
      <p>
        <strong>{you.name}</strong> · {t('quiz_rooms.points', { count: you.points })}
        {average_bp !== null && ` · ${t('quiz_rooms.average', { share: format.percent(average_bp / 10_000) })}`}
      </p>
      {average_bp !== null && average_bp > GREAT_BP && <p className={classes.great}>{t('attempts.great')}</p>}
      {from_question > 0 && <p className={classes.soft}>{t('quiz_rooms.late', { number: from_question + 1 })}</p>}
    </div>
  )
}
