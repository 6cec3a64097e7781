import { dropDeadLetter, retryDeadLetter } from '@kredka/contracts/jobs/endpoints'
import { useState } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { ifOvertaken } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'

interface Props {
  readonly policy: string
  readonly stream: string
  readonly onDone: () => void
}

/** Try the first waiting event of a stream again, or give up on it with a reason (EVT-06). */
export function DeadLetterButtons({ policy, stream, onDone }: Props) {
  const t = useText()
  const of = `${policy}, ${stream}`
  const [dropping, setDropping] = useState(false)
  const over = () => {
    setDropping(false)
    onDone()
  }
  const retry = useCommand(retryDeadLetter, { success: 'admin.retried', done: onDone, failed: onDone })
  const drop = useCommand(dropDeadLetter, { success: 'admin.dropped', done: over, failed: ifOvertaken(over) })
  return (
    <Row space={2}>
      <Button
        size="small"
        icon="refresh"
        label={`${t('admin.retry')}: ${of}`}
        loading={retry.status === 'sending'}
        onClick={() => retry.send({ policy, stream })}
      >
        {t('admin.retry')}
      </Button>
      <Button
        size="small"
        look="danger"
        icon="trash"
        label={`${t('admin.drop')}: ${of}`}
        onClick={() => setDropping(true)}
      >
        {t('admin.drop')}
      </Button>
      <ConfirmDialog
        opened={dropping}
        onClose={() => setDropping(false)}
        onConfirm={(reason) => drop.send({ policy, stream, reason })}
        title={t('admin.drop_title')}
        confirm={t('admin.drop')}
        danger
        busy={drop.status === 'sending'}
        reason={{ label: t('back_office.reason'), hint: t('back_office.reason_hint'), max: 500, required: true }}
      >
        {t('admin.drop_about')}
      </ConfirmDialog>
    </Row>
  )
}
