import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import classes from './calendar-page.module.css'
import { FeedDialog } from './FeedDialog.tsx'

/** The way to the calendar's private address (CAL-02). */
export function Subscribe() {
  const t = useText()
  const [opened, setOpened] = useState(false)
  return (
    <div className={classes.subscribe}>
      <p>{t('calendar.subscribe_about')}</p>
      <Button size="small" icon="external" onClick={() => setOpened(true)}>
        {t('calendar.subscribe')}
      </Button>
      <FeedDialog opened={opened} onClose={() => setOpened(false)} />
    </div>
  )
}
