import type { Given } from '@kredka/contracts/quizzes/question'
import { useState } from 'react'
import { useAppDispatch } from '../../../app/store/hooks.ts'
import { isComplete } from '../../../attempts/index.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { answerGiven } from '../../room-slice.ts'
import { isOpen, type Shown } from '../../shown.ts'
import { Answers } from '../Answers.tsx'
import { Prompt } from '../Prompt.tsx'
import classes from './seat.module.css'
import { useOwnAnswer } from './useOwnAnswer.ts'

/** The question that is open: read, chosen from, sent. One choice of one is sent as it is made. */
export function SeatQuestion({ view }: Shown) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { own, isSent } = useOwnAnswer(view)
  const [draft, setDraft] = useState<Given | null>(null)
  const { question, options, you, phase } = view
  if (question === null || you === undefined) return null
  const isLocked = isSent || own !== null || phase.state === 'paused'
  const isLate = you.from_question > question.n
  const stored: Given | null = you.choices.length > 0 ? { choices: [...you.choices] } : null
  const given = stored ?? own?.given ?? draft
  const send = (next: Given | null) => {
    if (next !== null && isComplete(question, next)) dispatch(answerGiven({ n: question.n, given: next }))
  }
  const change = (next: Given) => {
    setDraft(next)
    if (question.kind === 'single') send(next)
  }
  const isShown = isOpen(view) && options !== null
  return (
    <div className={classes.question}>
      <Prompt question={question} gapsBelow={isShown} />
      {!isShown && phase.state !== 'paused' && <p className={classes.soft}>{t('quiz_rooms.reading')}</p>}
      {phase.state === 'paused' && (
        <p className={classes.waits}>
          <Icon name="pause" /> {t('quiz_rooms.paused')}
        </p>
      )}
      {isShown && (
        <Answers
          question={question}
          options={options}
          given={given}
          locked={isLocked || isLate}
          onChange={change}
          onEnter={() => send(draft)}
        />
      )}
      {isShown && isLate && <p className={classes.soft}>{t('quiz_rooms.late', { number: you.from_question + 1 })}</p>}
      {isShown && !isLate && question.kind !== 'single' && !isSent && (
        <Button
          look="primary"
          size="large"
          wide
          loading={own?.status === 'sending'}
          disabled={isLocked || !isComplete(question, draft)}
          onClick={() => send(draft)}
        >
          {t('quiz_rooms.send')}
        </Button>
      )}
      <Fate isSent={isSent} status={own?.status ?? null} answered={view.progress} />
    </div>
  )
}

interface FateProps {
  readonly isSent: boolean
  readonly status: 'sending' | 'sent' | 'refused' | null
  readonly answered: Shown['view']['progress']
}

/** What became of the answer: it is sent once the server has it, and not before. */
function Fate({ isSent, status, answered }: FateProps) {
  const t = useText()
  if (isSent) {
    return (
      <p className={classes.fate} data-sent>
        <Icon name="active" /> {t('quiz_rooms.sent')}{' '}
        <span className={classes.soft}>{t('quiz_rooms.answered', { ...answered })}</span>
      </p>
    )
  }
  if (status === 'sending') return <p className={classes.fate}>{t('quiz_rooms.sending')}</p>
  return status === 'refused' ? <p className={classes.fate}>{t('quiz_rooms.answer_refused')}</p> : null
}
