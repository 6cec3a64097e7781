import type { WorkRef } from '@kredka/contracts/live/messages'
import { WORK_COUNTED_MAX } from '@kredka/contracts/work-queue/rules'
import { useState } from 'react'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useNow } from '../../i18n/useNow.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { AlsoHere } from './AlsoHere.tsx'
import { Assignee } from './Assignee.tsx'
import classes from './queue.module.css'
import { workPlace } from './resources.ts'
import { useWorkItem } from './useWorkItem.ts'

/** What a page says of the thing that it decides on: which colleagues have it open too, and its place in the queue. */
export function WorkBar(item: WorkRef) {
  return (
    <>
      <AlsoHere {...item} />
      <Place {...item} />
    </>
  )
}

const doneOf = (waiting: number) => (waiting < WORK_COUNTED_MAX ? 'work_queue.done' : 'work_queue.done_many')

/**
 * Where the thing of this page stands in the queue, who looks after it, and what comes next: no way back to a list
 * between two decisions (ADM-02). Nothing where it never waited.
 */
function Place({ kind, id }: WorkRef) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const { wordsOf, linkOf } = useWorkItem()
  const { data: place, refresh } = useResource(workPlace, { kind, id })
  const [waited, setWaited] = useState(false)
  if (place === null) return null
  const { item, waiting, ahead, next } = place
  const counted = (count: number, more = 0) =>
    count < WORK_COUNTED_MAX ? format.number(count + more) : `${format.number(count)}+`
  if (item !== null && !waited) setWaited(true)
  if (item === null && !waited) return null
  return (
    <aside className={classes.bar} aria-label={t('work_queue.place')} data-done={item === null || undefined}>
      {item === null ? (
        <p role="status">{next === null ? t('work_queue.all_done') : t(doneOf(waiting), { count: waiting })}</p>
      ) : (
        <>
          <p>
            {t('work_queue.nth', { place: counted(ahead, 1), count: counted(waiting) })}
            {' · '}
            <time dateTime={item.since} title={format.dateTime(item.since)}>
              {t('work_queue.since', { when: format.fromNow(item.since, now) })}
            </time>
          </p>
          <Assignee item={item} of={wordsOf(item)} onChanged={refresh} />
        </>
      )}
      {next !== null && (
        <div className={classes.next} data-next>
          <span>
            {t(`work_queue.kind_${next.kind}`)}
            {': '}
            {wordsOf(next)}
          </span>
          <Button look={item === null ? 'primary' : 'secondary'} size="small" to={linkOf(next)}>
            {t('work_queue.next')}
          </Button>
        </div>
      )}
    </aside>
  )
}
