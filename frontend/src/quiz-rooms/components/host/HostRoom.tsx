import type { RoomQuestionView } from '@kredka/contracts/quiz-rooms/views'
import type { ReactNode } from 'react'
import { usePath } from '../../../app/routing/usePath.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { isOver, type Shown } from '../../shown.ts'
import { Answers } from '../Answers.tsx'
import { Board } from '../Board.tsx'
import { Frame } from '../Frame.tsx'
import { Prompt } from '../Prompt.tsx'
import { RoomClock } from '../RoomClock.tsx'
import { RoomDistribution } from '../RoomDistribution.tsx'
import { HostControls } from './HostControls.tsx'
import { HostFinish } from './HostFinish.tsx'
import { HostLobby } from './HostLobby.tsx'
import classes from './host.module.css'
import { Players } from './Players.tsx'
import { RoomDoors } from './RoomDoors.tsx'

interface Props extends Shown {
  /** Of a replay: there is nothing to press. */
  readonly isPast?: boolean
  /** The way to see the game again. */
  readonly replay?: ReactNode
}

/** The room of whoever leads it: on a laptop all at once, on a phone as a remote control. */
export function HostRoom({ view, offset, isPast = false, replay }: Props) {
  if (isOver(view)) return <HostFinish view={view} isPast={isPast} replay={replay} />
  return (
    <Frame wide top={<Top view={view} offset={offset} />} foot={isPast ? undefined : <HostControls view={view} />}>
      <div className={classes.columns}>
        <div className={classes.main}>
          <Middle view={view} isPast={isPast} />
        </div>
        <aside className={classes.side}>
          <Players view={view} isPast={isPast} />
          {!isPast && view.phase.state !== 'lobby' && <RoomDoors view={view} />}
        </aside>
      </div>
    </Frame>
  )
}

function Top({ view, offset }: Shown) {
  const t = useText()
  const { room, question, results, progress } = view
  if (question === null) return <strong>{room.title ?? t('quiz_rooms.untitled')}</strong>
  return (
    <>
      <strong>{t('attempts.question_of', { number: question.n + 1, all: room.questions })}</strong>
      {results === null && (
        <>
          <span role="status">{t('quiz_rooms.answered', { ...progress })}</span>
          <RoomClock view={view} offset={offset} />
        </>
      )}
    </>
  )
}

function Middle({ view, isPast }: Pick<Shown, 'view'> & { readonly isPast: boolean }) {
  const t = useText()
  const { phase, question, options, results } = view
  if (phase.state === 'lobby') return <HostLobby view={view} isPast={isPast} />
  return (
    <>
      {phase.state === 'paused' && <Notice>{t('quiz_rooms.paused')}</Notice>}
      {question !== null && <Prompt question={question} />}
      {results !== null ? (
        <>
          <RoomDistribution view={view} />
          <CorrectKey view={view} />
          <Board rows={results.board} />
        </>
      ) : options !== null && question !== null && options.options.length > 0 ? (
        <Answers question={question} options={options} given={null} />
      ) : (
        phase.state === 'question' && (
          <p className={classes.soft}>{t(options === null ? 'quiz_rooms.they_read' : doing(question))}</p>
        )
      )}
    </>
  )
}

function doing(question: RoomQuestionView | null) {
  return question?.kind === 'gaps' ? ('quiz_rooms.they_fill' as const) : ('quiz_rooms.they_type' as const)
}

/** Whoever wrote the quiz corrects its key in another tab; points of the room follow at once (QUI-11). */
function CorrectKey({ view: { host, question } }: Pick<Shown, 'view'>) {
  const t = useText()
  const path = usePath()
  const quiz = host?.own_quiz ?? null
  if (quiz === null || question === null) return null
  const address = path('quizzes.correct-key', { id: quiz.id, question_id: question.id })
  return (
    <Row>
      <Button look="quiet" size="small" icon="edit" href={`${address}?version=${quiz.version}`} elsewhere>
        {t('quiz_rooms.wrong_key')}
      </Button>
    </Row>
  )
}
