import { removeAnswer } from '@kredka/contracts/reviews/endpoints'
import type { ReceivedReviewView } from '@kredka/contracts/reviews/views'
import { useState } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { BlockButton } from '../../chat/index.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { ReportReview } from './ReportReview.tsx'
import { ReviewAnswer } from './ReviewAnswer.tsx'
import { ReviewCard } from './ReviewCard.tsx'

interface Props {
  readonly review: ReceivedReviewView
  readonly onChanged: () => void
}

/** A review about the teacher who looks: to answer once, and to report where it breaks the rules. */
export function ReceivedReview({ review, onChanged }: Props) {
  const t = useText()
  const [writing, setWriting] = useState(false)
  const { student, state, report, answer } = review
  const name = student.name ?? t('reviews.deleted_user')
  const visible = state === 'visible'
  return (
    <ReviewCard review={review} name={student.name} labels={<Labels review={review} />}>
      {writing ? (
        <AnswerForm
          student={student.id}
          name={name}
          answer={answer?.text ?? ''}
          onSaved={() => {
            setWriting(false)
            onChanged()
          }}
          onCancel={() => setWriting(false)}
        />
      ) : (
        <>
          {answer !== null && <ReviewAnswer answer={answer} />}
          <Row>
            {visible && (
              <Button
                size="small"
                icon={answer === null ? 'chat' : 'edit'}
                label={t(answer === null ? 'reviews.answer_to' : 'reviews.change_answer_to', { name })}
                onClick={() => setWriting(true)}
              >
                {t(answer === null ? 'reviews.do_answer' : 'reviews.change_answer')}
              </Button>
            )}
            {answer !== null && <RemoveAnswer student={student.id} name={name} onDone={onChanged} />}
            {visible && report === null && <ReportReview student={student.id} name={name} onDone={onChanged} />}
            <BlockButton person={student} size="small" many />
          </Row>
        </>
      )}
    </ReviewCard>
  )
}

function Labels({ review: { state, report } }: Pick<Props, 'review'>) {
  const t = useText()
  return (
    <>
      {state === 'hidden' && <StatusLabel kind="cancelled">{t('reviews.state_hidden')}</StatusLabel>}
      {report === 'open' && <StatusLabel kind="info">{t('reviews.report_open')}</StatusLabel>}
      {report === 'dismissed' && <StatusLabel kind="inactive">{t('reviews.report_dismissed')}</StatusLabel>}
    </>
  )
}

interface RemoveProps {
  readonly student: string
  readonly name: string
  readonly onDone: () => void
}

function RemoveAnswer({ student, name, onDone }: RemoveProps) {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const remove = useCommand(removeAnswer, {
    success: 'reviews.answer_removed',
    done: () => {
      setAsking(false)
      onDone()
    },
  })
  return (
    <>
      <Button size="small" icon="trash" label={t('reviews.remove_answer_to', { name })} onClick={() => setAsking(true)}>
        {t('reviews.remove_answer')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.send({ id: student })}
        title={t('reviews.remove_answer_title')}
        confirm={t('reviews.remove_answer')}
        danger
        busy={remove.status === 'sending'}
      >
        {t('reviews.remove_answer_about')}
      </ConfirmDialog>
    </>
  )
}
