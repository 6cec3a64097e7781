import { useText } from '../../../i18n/useText.ts'
import { isOpen, isOver, type Shown } from '../../shown.ts'
import { HostNote } from '../HostNote.tsx'
import { RoomClock } from '../RoomClock.tsx'
import { FullScreenButton } from './FullScreenButton.tsx'
import { ScreenFinish } from './ScreenFinish.tsx'
import { ScreenLobby } from './ScreenLobby.tsx'
import { ScreenQuestion } from './ScreenQuestion.tsx'
import { ScreenResults } from './ScreenResults.tsx'
import classes from './screen.module.css'
import { useFit } from './useFit.ts'

interface Props extends Shown {
  readonly isPast?: boolean
}

/** The room on a wall: to be read at eight metres, and without anything that is not everybody’s (ROO-04). */
export function ScreenRoom({ view, offset, isPast = false }: Props) {
  const { phase, question, results } = view
  const ref = useFit([phase.state, question?.n, isOpen(view), results?.n].join())
  return (
    <div className={classes.screen} data-past={isPast || undefined}>
      <Top view={view} offset={offset} />
      <div ref={ref} className={classes.middle}>
        <Middle view={view} />
      </div>
      {!isPast && <FullScreenButton />}
      {!isPast && <HostNote view={view} large />}
    </div>
  )
}

function Top({ view, offset }: Shown) {
  const t = useText()
  const { room, question, results, progress, phase } = view
  if (question === null || isOver(view)) return null
  return (
    <header className={classes.top}>
      <strong>{t('attempts.question_of', { number: question.n + 1, all: room.questions })}</strong>
      {results === null && (
        <span>{phase.state === 'paused' ? t('quiz_rooms.paused') : t('quiz_rooms.answered', { ...progress })}</span>
      )}
      {results === null && <RoomClock view={view} offset={offset} />}
    </header>
  )
}

function Middle({ view }: Pick<Shown, 'view'>) {
  if (isOver(view)) return <ScreenFinish view={view} />
  if (view.phase.state === 'lobby') return <ScreenLobby view={view} />
  return view.results === null ? <ScreenQuestion view={view} /> : <ScreenResults view={view} results={view.results} />
}
