import { endImpersonation } from '@kredka/contracts/admin/endpoints'
import { MINUTE, SECOND } from '@kredka/contracts/kernel/durations'
import { useCallback, useEffect, useState } from 'react'
import { useNow } from '../../i18n/useNow.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { usePath } from '../routing/usePath.ts'
import { selectUser } from '../session/session-slice.ts'
import { useAppSelector, useAppStore } from '../store/hooks.ts'
import classes from './seen.module.css'

interface Props {
  /** Login name of whoever looks. */
  readonly by: string
  readonly until: string
}

/** Through whose eyes the site is seen, by whom and for how long yet: nothing but the end takes it away. */
export function Seen({ by, until }: Props) {
  const t = useText()
  const { api } = useAppStore().services
  const user = useAppSelector(selectUser)
  const leave = useLeave()
  const [isEnding, setEnding] = useState(false)
  const left = Math.max(0, Date.parse(until) - useNow(until))
  useEffect(() => {
    if (left === 0) leave()
  }, [left, leave])
  const end = async () => {
    setEnding(true)
    await api.call(endImpersonation, {})
    leave()
  }
  return (
    <section className={classes.banner} aria-label={t('shell.seen_title')}>
      <Icon name="eye" />
      <p>
        {t('shell.seen', { name: user?.userName ?? '', by })} <span className={classes.left}>{leftText(left, t)}</span>
      </p>
      <Button size="small" loading={isEnding} onClick={end}>
        {t('shell.seen_end')}
      </Button>
    </section>
  )
}

function leftText(left: number, t: ReturnType<typeof useText>): string {
  if (left > MINUTE) return t('shell.seen_minutes', { minutes: Math.ceil(left / MINUTE) })
  return t('shell.seen_seconds', { seconds: Math.ceil(left / SECOND) })
}

/** Nothing of the person stays in this browser; the other tabs begin anew too. */
function useLeave(): () => void {
  const { own, tab, tabs, leaveFor } = useAppStore().services
  const path = usePath()
  const id = useAppSelector(selectUser)?.userId ?? ''
  const back = path('admin.user', { id })
  return useCallback(() => {
    own.forgetOf(id)
    tab.forgetOf(id)
    tabs.tell('eyes_changed')
    leaveFor(back)
  }, [own, tab, tabs, leaveFor, id, back])
}
