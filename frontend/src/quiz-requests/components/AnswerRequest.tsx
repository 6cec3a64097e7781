import { REASON_MAX } from '@kredka/contracts/offers/rules'
import { assignAskedQuiz, declineAskedQuiz } from '@kredka/contracts/quiz-requests/endpoints'
import type { AskedQuizView } from '@kredka/contracts/quiz-requests/views'
import { useState } from 'react'
import { useDraft } from '../../app/forms/useDraft.ts'
import { useCommand } from '../../app/store/command.ts'
import { LazyTermsForm } from '../../assignments/index.ts'
import { useText } from '../../i18n/useText.ts'
import { ifOvertaken } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'

interface Props {
  readonly request: AskedQuizView
  readonly onChanged: () => void
}

/**
 * The teacher assigns a quiz for it, or says why not (QUI-10). Where another window answers meanwhile, what was chosen
 * here stays on the screen with why it comes too late.
 */
export function AnswerRequest({ request: { id, state, student }, onChanged }: Props) {
  const t = useText()
  const [asking, setAsking] = useState<'assign' | 'decline' | null>(null)
  const close = () => setAsking(null)
  const settle = () => {
    close()
    onChanged()
  }
  const assign = useCommand(assignAskedQuiz, {
    success: 'assignments.assigned',
    quiet: true,
    done: settle,
    failed: ifOvertaken(onChanged),
  })
  const draft = useDraft(`quiz-request.decline.${id}`)
  const decline = useCommand(declineAskedQuiz, {
    success: 'quiz_requests.declined',
    always: () => draft[1](''),
    done: settle,
    failed: ifOvertaken(settle),
  })
  return (
    <>
      {state === 'open' && (
        <Row>
          {student.name !== null && (
            <Button look="primary" icon="check" onClick={() => setAsking('assign')}>
              {t('assignments.assign')}
            </Button>
          )}
          <Button look="quiet" icon="close" onClick={() => setAsking('decline')}>
            {t('quiz_requests.decline')}
          </Button>
        </Row>
      )}
      <Modal opened={asking === 'assign'} onClose={close} title={t('assignments.assign')} width={560}>
        {asking === 'assign' && student.name !== null && (
          <LazyTermsForm
            student={{ id: student.id, name: student.name }}
            sent={assign}
            onSend={({ student_ids: _, ...terms }) => assign.send({ id, ...terms })}
            onClose={close}
          />
        )}
      </Modal>
      <ConfirmDialog
        opened={asking === 'decline'}
        onClose={close}
        onConfirm={(reason) => decline.send({ id, reason })}
        busy={decline.status === 'sending'}
        title={t('quiz_requests.decline_title')}
        confirm={t('quiz_requests.decline')}
        reason={{ label: t('quiz_requests.reason'), max: REASON_MAX, required: true, draft }}
      >
        <p>{t('quiz_requests.decline_about')}</p>
      </ConfirmDialog>
    </>
  )
}
