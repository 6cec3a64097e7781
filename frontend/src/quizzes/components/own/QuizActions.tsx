import { freezeQuiz, removeQuiz, submitQuiz, unlistQuiz, withdrawQuiz } from '@kredka/contracts/quizzes/endpoints'
import { QUESTIONS_MIN } from '@kredka/contracts/quizzes/rules'
import type { OwnQuizView } from '@kredka/contracts/quizzes/views'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { usePath } from '../../../app/routing/usePath.ts'
import { useCommand } from '../../../app/store/command.ts'
import { AssignButton } from '../../../assignments/index.ts'
import { useText } from '../../../i18n/useText.ts'
import { OpenRoomButton } from '../../../quiz-rooms/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { ExportButtons } from './ExportButtons.tsx'
import classes from './own-quiz.module.css'
import { SubmitDialog } from './SubmitDialog.tsx'

type Question = 'submit' | 'withdraw' | 'unlist' | 'remove'

interface Props {
  readonly quiz: OwnQuizView
  readonly onChanged: () => void
}

/** What the author can do with the quiz as it stands. */
export function QuizActions({ quiz, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Question | null>(null)
  const close = () => setAsked(null)
  const settle = () => {
    close()
    onChanged()
  }
  const after = { done: settle, failed: settle } as const
  const freeze = useCommand(freezeQuiz, { ...after, success: 'own_quizzes.frozen_now' })
  const submit = useCommand(submitQuiz, { ...after, success: 'own_quizzes.submitted' })
  const withdraw = useCommand(withdrawQuiz, { ...after, success: 'own_quizzes.withdrawn' })
  const unlist = useCommand(unlistQuiz, { ...after, success: 'own_quizzes.unlisted' })
  const remove = useCommand(removeQuiz, {
    success: 'own_quizzes.removed',
    done: () => void navigate(path('quizzes.own')),
    failed: settle,
  })
  const { id, frozen } = quiz
  const isReady = quiz.questions.length >= QUESTIONS_MIN && quiz.unready === 0
  const canFreeze = isReady && (frozen === null || quiz.is_changed)
  const canSubmit = frozen !== null && frozen !== quiz.listed && frozen !== quiz.waiting
  return (
    <div className={classes.groups}>
      <div className={classes.actions}>
        {canFreeze && (
          <Button look="primary" icon="check" loading={freeze.status === 'sending'} onClick={() => freeze.send({ id })}>
            {t('own_quizzes.use')}
          </Button>
        )}
        {canSubmit && (
          <Button look={canFreeze ? 'secondary' : 'primary'} onClick={() => setAsked('submit')}>
            {t('own_quizzes.submit')}
          </Button>
        )}
        <Button look={canFreeze || canSubmit ? 'secondary' : 'primary'} icon="edit" to={path('quizzes.edit', { id })}>
          {t('own_quizzes.edit')}
        </Button>
        {frozen !== null && (
          <Button to={path('quizzes.panel', { slugged: `${id}-${quiz.slug}` })}>{t('own_quizzes.panel')}</Button>
        )}
        {frozen !== null && <Button to={path('quizzes.keys', { id })}>{t('own_quizzes.keys')}</Button>}
      </div>
      {frozen !== null && (
        <div className={classes.actions}>
          <Button icon="play" to={path('quizzes.quiz', { slugged: `${id}-${quiz.slug}` })}>
            {t('own_quizzes.play')}
          </Button>
          <OpenRoomButton quizId={id} />
          <AssignButton quiz={{ id, title: quiz.title, is_listed: quiz.listed !== null }} />
        </div>
      )}
      <div className={classes.actions}>
        <ExportButtons id={id} />
        {quiz.waiting !== null && (
          <Button look="quiet" onClick={() => setAsked('withdraw')}>
            {t('own_quizzes.withdraw')}
          </Button>
        )}
        {quiz.listed !== null && (
          <Button look="quiet" onClick={() => setAsked('unlist')}>
            {t('own_quizzes.unlist')}
          </Button>
        )}
        <Button look="quiet" icon="trash" onClick={() => setAsked('remove')}>
          {t('ui.remove')}
        </Button>
      </div>
      <SubmitDialog
        opened={asked === 'submit'}
        onClose={close}
        onConfirm={() => {
          if (frozen !== null) submit.send({ id, version: frozen })
        }}
        busy={submit.status === 'sending'}
        isListed={quiz.listed !== null}
      />
      <ConfirmDialog
        opened={asked === 'withdraw'}
        onClose={close}
        onConfirm={() => withdraw.send({ id })}
        busy={withdraw.status === 'sending'}
        title={t('own_quizzes.withdraw_title')}
        confirm={t('own_quizzes.withdraw')}
      >
        <p>{t('own_quizzes.withdraw_about')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'unlist'}
        onClose={close}
        onConfirm={() => unlist.send({ id })}
        busy={unlist.status === 'sending'}
        title={t('own_quizzes.unlist_title')}
        confirm={t('own_quizzes.unlist')}
      >
        <p>{t('own_quizzes.unlist_about')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'remove'}
        onClose={close}
        onConfirm={() => remove.send({ id })}
        busy={remove.status === 'sending'}
        title={t('own_quizzes.remove_title')}
        confirm={t('ui.remove')}
        danger
      >
        <p>
          <strong>{quiz.title}</strong>
        </p>
        <p>{t('own_quizzes.remove_about')}</p>
      </ConfirmDialog>
    </div>
  )
}
