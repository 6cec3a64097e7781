import { runJob, stopJob } from '@kredka/contracts/jobs/endpoints'
import type { JobState } from '@kredka/contracts/jobs/views'
import { ReasonAction } from '../../back-office/ReasonAction.tsx'

interface Props {
  readonly name: string
  readonly state: JobState
  readonly onDone: () => void
  readonly small?: boolean
}

/** Run now, or stop what runs, with a reason (ADM-04). */
export function JobButtons({ name, state, onDone, small = false }: Props) {
  return (
    <>
      <ReasonAction
        endpoint={runJob}
        isOffered={state !== 'running'}
        ready={['admin.ready_run_again', 'admin.ready_run_early', 'admin.ready_run_check']}
        input={(reason) => ({ name, reason })}
        label="admin.run_job"
        title="admin.run_job_title"
        about="admin.run_job_about"
        success="admin.job_asked"
        icon="play"
        small={small}
        of={name}
        onDone={onDone}
      />
      <ReasonAction
        endpoint={stopJob}
        isOffered={state === 'running'}
        ready={['admin.ready_stop_load', 'admin.ready_stop_fault', 'admin.ready_stop_late']}
        input={(reason) => ({ name, reason })}
        label="admin.stop_job"
        title="admin.stop_job_title"
        about="admin.stop_job_about"
        success="admin.job_stopping"
        icon="pause"
        small={small}
        of={name}
        onDone={onDone}
      />
    </>
  )
}
