import type { WorkRef } from '@kredka/contracts/live/messages'
import { useEffect } from 'react'
import { selectOfficeStatus, sendSignal } from '../../app/live/live-slice.ts'
import { selectViewers } from '../../app/live/viewers-slice.ts'
import { useAppDispatch, useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import classes from './queue.module.css'
import { colleagues } from './resources.ts'

/** Which colleagues have the same thing open, as long as they do (ADM-02). */
export function AlsoHere({ kind, id }: WorkRef) {
  const t = useText()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const isConnected = useAppSelector(selectOfficeStatus) === 'open'
  const others = useAppSelector((state) => selectViewers(state, { kind, id }))
  const staff = useResource(colleagues, others.length > 0 ? {} : null).data ?? []
  useEffect(() => {
    if (!isConnected) return
    // each new connection is told anew
    dispatch(sendSignal({ name: 'view', body: { item: { kind, id } } }))
    return () => {
      dispatch(sendSignal({ name: 'view', body: { item: null } }))
    }
  }, [dispatch, isConnected, kind, id])
  const names = others.flatMap((one) => staff.find((colleague) => colleague.id === one)?.name ?? [])
  return (
    <p role="status" className={classes.alsoHere}>
      {names.length > 0 && (
        <>
          <Icon name="eye" size={16} />
          {t('work_queue.also_here', { count: names.length, names: format.list(names) })}
        </>
      )}
    </p>
  )
}
