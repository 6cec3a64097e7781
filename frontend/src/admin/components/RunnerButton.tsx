import { startRunner, stopRunner } from '@kredka/contracts/admin/endpoints'
import { STOPPABLE_RUNNERS } from '@kredka/contracts/admin/rules'
import type { RunnerView } from '@kredka/contracts/admin/views'
import { ReasonAction } from '../../back-office/ReasonAction.tsx'

interface Props {
  readonly runner: RunnerView
  readonly onSteered: () => void
}

/** Stop a policy or an alarm, or have it go on, with a reason (ADM-03). */
export function RunnerButton({ runner: { kind, name, stopped_since }, onSteered }: Props) {
  const stoppable = STOPPABLE_RUNNERS.find((one) => one === kind)
  if (stoppable === undefined) return null
  return (
    <>
      <ReasonAction
        endpoint={stopRunner}
        isOffered={stopped_since === null}
        ready={['admin.ready_stop_fault', 'admin.ready_stop_outage', 'admin.ready_stop_release']}
        input={(reason) => ({ kind: stoppable, name, reason })}
        label="admin.stop_runner"
        title="admin.stop_runner_title"
        about="admin.stop_runner_about"
        success="admin.runner_is_stopped"
        icon="pause"
        small
        of={name}
        onDone={onSteered}
      />
      <ReasonAction
        endpoint={startRunner}
        isOffered={stopped_since !== null}
        ready={['admin.ready_start_mended', 'back_office.ready_mistake']}
        input={(reason) => ({ kind: stoppable, name, reason })}
        label="admin.start_runner"
        title="admin.start_runner_title"
        about="admin.start_runner_about"
        success="admin.runner_goes_on"
        icon="play"
        primary
        small
        of={name}
        onDone={onSteered}
      />
    </>
  )
}
