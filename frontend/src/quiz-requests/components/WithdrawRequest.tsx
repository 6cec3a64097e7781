import { withdrawAskedQuiz } from '@kredka/contracts/quiz-requests/endpoints'
import { useState } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'

interface Props {
  readonly id: string
  readonly onChanged: () => void
}

/** The student needs no quiz after all. */
export function WithdrawRequest({ id, onChanged }: Props) {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const settle = () => {
    setAsking(false)
    onChanged()
  }
  const withdraw = useCommand(withdrawAskedQuiz, {
    success: 'quiz_requests.withdrawn',
    done: settle,
    failed: settle,
  })
  return (
    <Row>
      <Button icon="close" onClick={() => setAsking(true)}>
        {t('quiz_requests.withdraw')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => withdraw.send({ id })}
        busy={withdraw.status === 'sending'}
        title={t('quiz_requests.withdraw_title')}
        confirm={t('quiz_requests.withdraw')}
        danger
      >
        <p>{t('quiz_requests.withdraw_about')}</p>
      </ConfirmDialog>
    </Row>
  )
}
