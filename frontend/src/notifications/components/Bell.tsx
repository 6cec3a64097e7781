import { NEWEST } from '@kredka/contracts/notifications/rules'
import { useId, useRef, useState } from 'react'
import { CountBadge } from '../../app/layouts/CountBadge.tsx'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { useLeave } from '../../ui/overlay/useLeave.ts'
import { useListeners } from '../../ui/overlay/useListeners.ts'
import { useKeepDevice } from '../device/useKeepDevice.ts'
import { useUnseenCount } from '../useUnseenCount.ts'
import classes from './bell.module.css'
import { Newest } from './Newest.tsx'

/** The newest few notices from every page, and the way to all of them. */
export function Bell() {
  const t = useText()
  const path = usePath()
  const id = useId()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const count = useUnseenCount()
  useKeepDevice()
  useLeave(root, open, () => setOpen(false))
  useListeners(root, {
    keydown: (event) => {
      if (event.key !== 'Escape' || !open) return
      setOpen(false)
      button.current?.focus()
    },
  })
  return (
    <div ref={root} className={classes.bell}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={t('notifications.bell', { count })}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="bell" />
        <span aria-hidden="true" className={classes.count}>
          <CountBadge of="notifications" corner />
        </span>
      </button>
      {open && (
        <section id={id} className={classes.panel} aria-label={t('notifications.newest')}>
          <Newest size={NEWEST} onGone={() => setOpen(false)} />
          <div className={classes.foot}>
            <Button look="arrow" to={path('notifications')} onClick={() => setOpen(false)}>
              {t('notifications.show_all')}
            </Button>
            <Button
              look="quiet"
              size="small"
              icon="settings"
              label={t('notifications.to_settings')}
              to={path('settings.section', { section: 'notifications' })}
              onClick={() => setOpen(false)}
            />
          </div>
        </section>
      )}
    </div>
  )
}

export { Bell as Part }
