import { dropDeadLetter, retryDeadLetter } from '@kredka/contracts/jobs/endpoints'
import { useCommand } from '../../app/store/command.ts'
import { ReasonAction } from '../../back-office/ReasonAction.tsx'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'

interface Props {
  readonly policy: string
  readonly stream: string
  readonly onDone: () => void
}

/** Try the first waiting event of a stream again, or give up on it with a reason (EVT-06). */
export function DeadLetterButtons({ policy, stream, onDone }: Props) {
  const t = useText()
  const of = `${policy}, ${stream}`
  const retry = useCommand(retryDeadLetter, { success: 'admin.retried', done: onDone, failed: onDone })
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
      <ReasonAction
        endpoint={dropDeadLetter}
        ready={['admin.ready_drop_done', 'admin.ready_drop_gone', 'admin.ready_drop_late']}
        input={(reason) => ({ policy, stream, reason })}
        label="admin.drop"
        title="admin.drop_title"
        about="admin.drop_about"
        success="admin.dropped"
        icon="trash"
        danger
        small
        of={of}
        onDone={onDone}
      />
    </Row>
  )
}
