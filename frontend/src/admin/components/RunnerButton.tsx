import { startRunner, stopRunner } from '@kredka/contracts/admin/endpoints'
import type { StoppableRunner } from '@kredka/contracts/admin/rules'
import { ReasonAction } from '../../back-office/ReasonAction.tsx'
import type { TextId } from '../../i18n/text-ids.ts'

interface Props {
  readonly kind: StoppableRunner
  readonly name: string
  readonly isStopped: boolean
  readonly disabled?: boolean
  readonly onSteered: () => void
}

const ABOUT = {
  policy: 'admin.stop_runner_about',
  alarm: 'admin.stop_runner_about',
  read_model: 'admin.stop_model_about',
  mail: 'admin.stop_mail_about',
} as const satisfies Record<StoppableRunner, TextId>

/** Stop what works by itself, or have it go on, with a reason (ADM-03). */
export function RunnerButton({ kind, name, isStopped, disabled = false, onSteered }: Props) {
  return (
    <>
      <ReasonAction
        endpoint={stopRunner}
        isOffered={!isStopped}
        ready={['admin.ready_stop_fault', 'admin.ready_stop_outage', 'admin.ready_stop_release']}
        input={(reason) => ({ kind, name, reason })}
        label="admin.stop_runner"
        title="admin.stop_runner_title"
        about={ABOUT[kind]}
        success="admin.runner_is_stopped"
        icon="pause"
        disabled={disabled}
        small
        of={name}
        onDone={onSteered}
      />
      <ReasonAction
        endpoint={startRunner}
        isOffered={isStopped}
        ready={['admin.ready_start_mended', 'back_office.ready_mistake']}
        input={(reason) => ({ kind, name, reason })}
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
