import type { TaskView } from '@kredka/contracts/community/views'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useOwnLanguage } from '../useOwnLanguage.ts'
import classes from './task-columns.module.css'

/** One piece of work, in the reader's language. */
export function TaskCard({ task }: { readonly task: TaskView }) {
  const t = useText()
  const format = useFormat()
  const words = useOwnLanguage()
  const description = words(task.description)
  return (
    <article className={classes.task}>
      <h4>{words(task.title)}</h4>
      {description !== '' && <p className={classes.description}>{description}</p>}
      <p className={classes.since}>{t(`community.since_${task.status}`, { date: format.date(task.moved_at) })}</p>
    </article>
  )
}
