import { freezeQuiz, submitQuiz } from '@kredka/contracts/quizzes/endpoints'
import { QUESTIONS_MIN } from '@kredka/contracts/quizzes/rules'
import type { OwnQuizView } from '@kredka/contracts/quizzes/views'
import { useState } from 'react'
import { usePath } from '../../../app/routing/usePath.ts'
import { useCommand } from '../../../app/store/command.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { faultsOf } from '../../draft-question.ts'
import type { DraftState } from '../../quiz-draft.ts'
import { SubmitDialog } from '../own/SubmitDialog.tsx'
import classes from './editor.module.css'

interface Props {
  readonly quiz: OwnQuizView
  readonly state: DraftState
  readonly onOpen: (id: string) => void
  readonly onChanged: () => void
}

/** From the draft to a version that can be played, and from there to the public list (QUI-02). */
export function ReadyPanel({ quiz, state, onOpen, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  const [asking, setAsking] = useState(false)
  const freeze = useCommand(freezeQuiz, { success: 'quiz_editor.frozen_now', done: onChanged, failed: onChanged })
  const submit = useCommand(submitQuiz, {
    success: 'own_quizzes.submitted',
    done() {
      setAsking(false)
      onChanged()
    },
    failed: () => setAsking(false),
  })
  const { questions, saving } = state
  const unready = questions.flatMap((question, at) => {
    const faults = faultsOf(question)
    return faults.length === 0 ? [] : [{ id: question.id, number: at + 1, faults }]
  })
  const missing = QUESTIONS_MIN - questions.length
  const isReady = missing <= 0 && unready.length === 0
  const { frozen } = quiz
  const isCurrent = frozen !== null && !quiz.is_changed && saving === 'saved'
  const canSubmit = isCurrent && frozen !== quiz.listed && frozen !== quiz.waiting
  return (
    <Card padding="tight">
      <Stack space={3}>
        <h2 className={classes.ready}>{t('quiz_editor.ready_heading')}</h2>
        {!isReady && (
          <>
            <p className={classes.soft}>{t('quiz_editor.before_use')}</p>
            <ul className={classes.missing}>
              {missing > 0 && <li>{t('quiz_editor.too_few', { count: missing })}</li>}
              {unready.map(({ id, number, faults }) => (
                <li key={id}>
                  <button type="button" className={classes.link} onClick={() => onOpen(id)}>
                    {t('quiz_editor.question', { number })}
                  </button>
                  {': '}
                  {faults.map((fault) => t(`quiz_editor.${fault}`)).join(' ')}
                </li>
              ))}
            </ul>
          </>
        )}
        {isReady && !isCurrent && <p className={classes.soft}>{t('quiz_editor.about_use')}</p>}
        {isCurrent && <p className={classes.soft}>{t('quiz_editor.is_current', { version: frozen })}</p>}
        <Row space={2}>
          {!isCurrent && (
            <Button
              look="primary"
              icon="check"
              disabled={!isReady || saving !== 'saved'}
              loading={freeze.status === 'sending'}
              onClick={() => freeze.send({ id: quiz.id })}
            >
              {t('quiz_editor.use')}
            </Button>
          )}
          {canSubmit && (
            <Button look="primary" onClick={() => setAsking(true)}>
              {t('own_quizzes.submit')}
            </Button>
          )}
          {isCurrent && (
            <Button icon="play" to={path('quizzes.quiz', { slugged: `${quiz.id}-${quiz.slug}` })}>
              {t('own_quizzes.play')}
            </Button>
          )}
        </Row>
        {isReady && saving !== 'saved' && <p className={classes.soft}>{t('quiz_editor.saved_first')}</p>}
      </Stack>
      <SubmitDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          if (frozen !== null) submit.send({ id: quiz.id, version: frozen })
        }}
        busy={submit.status === 'sending'}
        isListed={quiz.listed !== null}
      />
    </Card>
  )
}
