import { type ReactNode, useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { isOver, isRunning, type Shown } from '../../shown.ts'
import { useControls } from '../../useRoom.ts'
import { Announcer } from '../Announcer.tsx'
import { Frame } from '../Frame.tsx'
import { HostNote } from '../HostNote.tsx'
import { RoomClock } from '../RoomClock.tsx'
import { SeatFinish } from './SeatFinish.tsx'
import { SeatLobby } from './SeatLobby.tsx'
import { SeatQuestion } from './SeatQuestion.tsx'
import { SeatResults } from './SeatResults.tsx'
import classes from './seat.module.css'
import { useSeatWords } from './useSeatWords.ts'

interface Props extends Shown {
  /** Of a replay: there is nothing to press. */
  readonly isPast?: boolean
  /** The way to see the game again. */
  readonly replay?: ReactNode
}

/** The room from one's own seat: the question alone, and what became of the answer. */
export function SeatRoom({ view, offset, isPast = false, replay }: Props) {
  const words = useSeatWords(view)
  return (
    <>
      <Announcer text={words} />
      <HostNote view={view} />
      {isOver(view) ? (
        <SeatFinish view={view} isPast={isPast} replay={replay} />
      ) : (
        <Frame
          top={<Top view={view} offset={offset} />}
          foot={<Foot view={view} isPast={isPast} />}
          centred={view.phase.state === 'lobby'}
        >
          <Middle view={view} offset={offset} />
        </Frame>
      )}
    </>
  )
}

function Middle({ view, offset }: Shown) {
  if (view.phase.state === 'lobby') return <SeatLobby view={view} />
  if (view.results !== null) return <SeatResults view={view} results={view.results} />
  // what was chosen in one question is not carried into the next
  return <SeatQuestion key={view.question?.n} view={view} offset={offset} />
}

function Top({ view, offset }: Shown) {
  const t = useText()
  const { room, question, results } = view
  if (question === null) return <span className={classes.title}>{room.title ?? t('quiz_rooms.untitled')}</span>
  return (
    <>
      <span className={classes.count}>
        {t('attempts.question_of', { number: question.n + 1, all: room.questions })}
      </span>
      {results === null && <RoomClock view={view} offset={offset} />}
    </>
  )
}

function Foot({ view, isPast }: Pick<Shown, 'view'> & { readonly isPast: boolean }) {
  const t = useText()
  const { ask, asking, disabled } = useControls()
  const [leaving, setLeaving] = useState(false)
  const { you } = view
  if (you === undefined) return null
  const place = you.place === null || you.points === 0 ? null : t('quiz_rooms.place', { place: you.place })
  return (
    <>
      <span className={classes.own}>
        <strong>{you.name}</strong>
        {isRunning(view) && (
          <span>
            {t('quiz_rooms.points', { count: you.points })}
            {place !== null && ` · ${place}`}
          </span>
        )}
      </span>
      {you.may_host && !isPast && (
        <Button size="small" disabled={disabled} onClick={() => ask({ name: 'take_host', body: {} })}>
          {t('quiz_rooms.take_host')}
        </Button>
      )}
      {!isPast && (
        <Button look="quiet" size="small" icon="logout" onClick={() => setLeaving(true)}>
          {t('quiz_rooms.leave')}
        </Button>
      )}
      <ConfirmDialog
        opened={leaving}
        onClose={() => setLeaving(false)}
        onConfirm={() => ask({ name: 'leave', body: {} })}
        busy={asking === 'leave'}
        title={t('quiz_rooms.leave_title')}
        confirm={t('quiz_rooms.leave')}
      >
        <p>{t('quiz_rooms.leave_about')}</p>
      </ConfirmDialog>
    </>
  )
}
