import { runJob, stopJob } from '@kredka/contracts/jobs/endpoints'
import type { JobState } from '@kredka/contracts/jobs/views'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'

interface Props {
  readonly name: string
  readonly state: JobState
  readonly onDone: () => void
  readonly small?: boolean
}

/** Run now, or stop what runs (ADM-04). */
export function JobButtons({ name, state, onDone, small = false }: Props) {
  const t = useText()
  const run = useCommand(runJob, { success: 'admin.job_asked', done: onDone, failed: onDone })
  const stop = useCommand(stopJob, { success: 'admin.job_stopping', done: onDone, failed: onDone })
  const size = small ? 'small' : 'medium'
  return state === 'running' ? (
    <Button
      size={size}
      icon="pause"
      label={`${t('admin.stop_job')}: ${name}`}
      loading={stop.status === 'sending'}
      onClick={() => stop.send({ name })}
    >
      {t('admin.stop_job')}
    </Button>
  ) : (
    <Button
      size={size}
      icon="play"
      label={`${t('admin.run_job')}: ${name}`}
      loading={run.status === 'sending'}
      onClick={() => run.send({ name })}
    >
      {t('admin.run_job')}
    </Button>
  )
}
