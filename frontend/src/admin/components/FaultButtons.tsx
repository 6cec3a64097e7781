import { ignoreFault, reopenFault, resolveFault } from '@kredka/contracts/faults/endpoints'
import type { FaultDetailView } from '@kredka/contracts/faults/views'
import { useCommand } from '../../app/store/command.ts'
import { ReasonAction } from '../../back-office/ReasonAction.tsx'
import type { ThingHistory } from '../../back-office/thing-history.ts'
import { useText } from '../../i18n/useText.ts'
import { ifOvertaken } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'

interface Props {
  readonly fault: FaultDetailView
  readonly history: ThingHistory
  readonly onDone: () => void
}

/** Say that it is mended, leave it as it is, or take that back: the last two with a reason (ADM-02). */
export function FaultButtons({ fault: { id, state }, history, onDone }: Props) {
  const t = useText()
  const resolve = useCommand(resolveFault, {
    success: 'admin.fault_is_resolved',
    done: onDone,
    failed: ifOvertaken(onDone),
  })
  return (
    <Row space={2}>
      {state !== 'resolved' && (
        <Button look="primary" icon="check" loading={resolve.status === 'sending'} onClick={() => resolve.send({ id })}>
          {t('admin.resolve_fault')}
        </Button>
      )}
      <ReasonAction
        endpoint={ignoreFault}
        isOffered={state === 'new'}
        history={history}
        ready={['admin.ready_ignore_foreign', 'admin.ready_ignore_harmless', 'admin.ready_ignore_known']}
        input={(reason) => ({ id, reason })}
        label="admin.ignore_fault"
        title="admin.ignore_fault_title"
        about="admin.ignore_fault_about"
        success="admin.fault_is_ignored"
        icon="eye-off"
        onDone={onDone}
      />
      <ReasonAction
        endpoint={reopenFault}
        isOffered={state !== 'new'}
        history={history}
        ready={['admin.ready_reopen_still', 'back_office.ready_mistake']}
        input={(reason) => ({ id, reason })}
        label="admin.reopen_fault"
        title="admin.reopen_fault_title"
        success="admin.fault_is_new"
        icon="refresh"
        onDone={onDone}
      />
    </Row>
  )
}
