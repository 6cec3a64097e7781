import type { JobView } from '@kredka/contracts/jobs/views'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { RUN_STATE_KINDS } from '../state-kinds.ts'
import classes from './progress.module.css'

/** A job's state; how far it is while it runs. */
export function JobStateLabel({ job }: { readonly job: JobView }) {
  const t = useText()
  const format = useFormat()
  const label = <StatusLabel kind={RUN_STATE_KINDS[job.state]}>{t(`admin.job_${job.state}`)}</StatusLabel>
  if (job.state !== 'running' || job.progress === null) return label
  const text = [format.percent(job.progress), job.progress_text ?? ''].filter((part) => part !== '').join(' · ')
  return (
    <div className={classes.progress}>
      {label}
      <ProgressBar value={job.progress} label={t('admin.progress')} text={text} />
      <span className={classes.text}>{text}</span>
    </div>
  )
}
