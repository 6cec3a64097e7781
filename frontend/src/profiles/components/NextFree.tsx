import type { TeacherTimeView } from '@kredka/contracts/calendar/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { teacherTime } from '../resources.ts'
import classes from './next-free.module.css'

/** When one could have a lesson with the teacher, and when they are away (PRO-04, AVL-03). */
export function NextFree({ id }: { readonly id: string }) {
  const t = useText()
  const read = useResource(teacherTime, { id })
  if (read.status === 'failed' && read.error.status === 404) return null
  return (
    <section aria-labelledby="next-free">
      <h2 id="next-free">{t('profiles.next_free')}</h2>
      <ResourceView of={read} skeleton={<SkeletonLines lines={2} />}>
        {(time) => <Shown time={time} />}
      </ResourceView>
    </section>
  )
}

function Shown({ time: { slots, time_off } }: { readonly time: TeacherTimeView }) {
  const t = useText()
  const format = useFormat()
  const path = usePath()
  return (
    <Stack space={3}>
      {time_off.map(({ starts_at, ends_at, public_reason }) => (
        <Notice key={starts_at}>
          <p>{t('profiles.away', { from: format.date(starts_at), to: format.date(ends_at) })}</p>
          {public_reason !== null && <p>{public_reason}</p>}
        </Notice>
      ))}
      {slots.length === 0 ? (
        <p className="soft-note">{t('profiles.no_free')}</p>
      ) : (
        <>
          <ul className={classes.slots}>
            {slots.map(({ starts_at, offer_ids: [offer = ''] }) => (
              <li key={starts_at}>
                <Link
                  className={classes.slot}
                  to={`${path('offers.offer', { slugged: offer })}?at=${encodeURIComponent(starts_at)}`}
                >
                  {format.soon(starts_at)}
                </Link>
              </li>
            ))}
          </ul>
          <p className="soft-note">{t('profiles.local_time')}</p>
        </>
      )}
    </Stack>
  )
}
