import {
  changeSiteQuestion,
  removeSiteQuestion,
  removeSiteQuiz,
  sendSiteQuiz,
} from '@kredka/contracts/quizzes/generator-endpoints'
import { QUESTIONS_MIN } from '@kredka/contracts/quizzes/rules'
import type { OwnQuestionView, OwnQuizView } from '@kredka/contracts/quizzes/views'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { NotFound } from '../../../app/pages/NotFound.tsx'
import { isId } from '../../../app/routing/ids.ts'
import { usePath } from '../../../app/routing/usePath.ts'
import { useCommand } from '../../../app/store/command.ts'
import { useResource } from '../../../app/store/resource.ts'
import { DetailPage, Part } from '../../../back-office/DetailPage.tsx'
import { useText } from '../../../i18n/useText.ts'
import { ifOvertaken } from '../../../kernel/errors.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { ResourceView } from '../../../ui/ResourceView.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { QuizStateLabels } from '../../components/own/QuizStateLabels.tsx'
import { formOf } from '../../question-form.ts'
import { useQuizWords } from '../../useQuizWords.ts'
import { QuestionDialog } from '../QuestionDialog.tsx'
import { ReviewedQuestion } from '../ReviewedQuestion.tsx'
import { siteQuiz } from '../resources.ts'

/** A draft of the site: its questions are corrected, it is sent for review as anybody's is (ADM-05). */
export function SiteQuizPage() {
  const { id = '' } = useParams()
  const found = useResource(siteQuiz, isId(id) ? { id } : null)
  if (!isId(id) || (found.status === 'failed' && found.error.status === 404)) return <NotFound />
  return <ResourceView of={found}>{(quiz) => <SiteQuiz quiz={quiz} onChanged={found.refresh} />}</ResourceView>
}

interface Props {
  readonly quiz: OwnQuizView
  readonly onChanged: () => void
}

function SiteQuiz({ quiz, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  const words = useQuizWords()
  const [open, setOpen] = useState<OwnQuestionView | null>(null)
  const { id, questions, frozen, listed } = quiz
  const after = { done: onChanged, failed: ifOvertaken(onChanged) } as const
  const remove = useCommand(removeSiteQuestion, { ...after, success: 'question_generator.question_removed' })
  const change = useCommand(changeSiteQuestion, {
    success: 'question_generator.saved',
    done: () => {
      setOpen(null)
      onChanged()
    },
    failed: ifOvertaken(onChanged),
  })
  const none = t('quizzes_admin.version_none')
  return (
    <DetailPage
      section={{ label: t('admin_nav.site_quizzes'), to: path('admin.site-quizzes') }}
      title={quiz.title}
      about={<QuizStateLabels quiz={quiz} />}
      log={{ stream: `quiz-${id}` }}
      actions={<Actions quiz={quiz} onChanged={onChanged} />}
      facts={[
        { label: t('offers.subject'), value: words.subject(quiz.subject_id) },
        { label: t('offers.level'), value: words.level(quiz.level) },
        { label: t('quizzes_admin.difficulty'), value: words.difficulty(quiz.difficulty) },
        { label: t('quizzes_admin.language'), value: words.language(quiz.language) },
        { label: t('quizzes_admin.questions'), value: questions.length },
        { label: t('question_generator.unready'), value: quiz.unready },
        { label: t('quizzes_admin.version'), value: frozen ?? none },
        { label: t('quizzes_admin.version_listed'), value: listed ?? none },
        ...(frozen === null
          ? []
          : [
              {
                label: t('quizzes_admin.quiz'),
                value: <Link to={path('admin.quiz', { id })}>{t('admin_nav.quizes_panel')}</Link>,
              },
            ]),
      ]}
    >
      {quiz.description !== '' && <Part title={t('quizzes_admin.description')}>{quiz.description}</Part>}
      {questions.length === 0 && <EmptyState>{t('question_generator.no_questions')}</EmptyState>}
      <Stack space={3}>
        {questions.map((question, at) => (
          <Stack key={question.id} space={1}>
            <ReviewedQuestion question={question} number={at + 1} />
            <Row end>
              <Button
                look="quiet"
                size="small"
                icon="edit"
                label={t('question_generator.edit_number', { number: at + 1 })}
                onClick={() => setOpen(question)}
              >
                {t('question_generator.edit')}
              </Button>
              <Button
                look="quiet"
                size="small"
                icon="trash"
                label={t('question_generator.remove_number', { number: at + 1 })}
                disabled={remove.status === 'sending'}
                onClick={() => remove.send({ id, question_id: question.id })}
              >
                {t('ui.remove')}
              </Button>
            </Row>
          </Stack>
        ))}
      </Stack>
      <QuestionDialog
        question={open === null ? null : formOf(open)}
        subject_id={quiz.subject_id}
        busy={change.status === 'sending'}
        onClose={() => setOpen(null)}
        onSave={(form) => {
          if (open !== null) change.send({ id, question_id: open.id, revision: open.revision, ...form })
        }}
      />
    </DetailPage>
  )
}

function Actions({ quiz, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const { id, frozen, listed, waiting, is_changed, unready, questions } = quiz
  const send = useCommand(sendSiteQuiz, {
    success: 'question_generator.sent',
    done: onChanged,
    failed: ifOvertaken(onChanged),
  })
  const remove = useCommand(removeSiteQuiz, {
    success: 'question_generator.quiz_removed',
    done: () => void navigate(path('admin.site-quizzes')),
    failed: ifOvertaken(onChanged),
  })
  const isNew = is_changed || frozen === null || (frozen !== listed && frozen !== waiting)
  const canSend = isNew && unready === 0 && questions.length >= QUESTIONS_MIN
  return (
    <Row space={2}>
      <Button icon="plus" to={`${path('admin.quiz-questions-generator')}?into=${id}`}>
        {t('question_generator.add')}
      </Button>
      <Button look="danger" icon="trash" onClick={() => setAsking(true)}>
        {t('ui.remove')}
      </Button>
      <Button look="primary" disabled={!canSend} loading={send.status === 'sending'} onClick={() => send.send({ id })}>
        {t('question_generator.send')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.send({ id })}
        busy={remove.status === 'sending'}
        title={t('own_quizzes.remove_title')}
        confirm={t('ui.remove')}
        danger
      >
        <p>{t('own_quizzes.remove_about')}</p>
      </ConfirmDialog>
    </Row>
  )
}

export { SiteQuizPage as Page }
