import { linkOf } from '@kredka/contracts/notifications/links'
import type { NotificationView } from '@kredka/contracts/notifications/views'
import { useState } from 'react'
import { useNoticeLook } from '../../app/notices.ts'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { Timeline } from '../../audit/index.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { NotificationCard } from '../../ui/NotificationCard.tsx'
import { useNoticeWords } from '../useNoticeWords.ts'
import classes from './notice-item.module.css'

interface Props {
  readonly notice: NotificationView
  readonly now: number
  readonly onSeen: (id: string) => void
}

/** A notice with what can be done about it, and why it came. Following it is having seen it. */
export function NoticeItem({ notice, now, onSeen }: Props) {
  const t = useText()
  const language = useLanguage()
  const words = useNoticeWords()(notice)
  const { kind, icon, also } = useNoticeLook()(notice)
  const to = linkOf(notice, language)
  const action = also?.(notice.data) ?? null
  const see = () => {
    if (!notice.seen) onSeen(notice.id)
  }
  return (
    <li>
      <NotificationCard
        kind={kind}
        icon={icon}
        {...words}
        createdAt={notice.created_at}
        seen={notice.seen}
        to={to}
        now={now}
        onOpen={see}
      >
        <div className={classes.foot}>
          <Why notice={notice} />
          {action !== null && (
            <Button size="small" to={`${to}#${action.anchor}`} onClick={see}>
              {t(`notifications.do_${action.text}`)}
            </Button>
          )}
          {!notice.seen && (
            <Button look="quiet" size="small" icon="check" onClick={see}>
              {t('notifications.see_one')}
              <span className="visually-hidden">: {words.title}</span>
            </Button>
          )}
        </div>
      </NotificationCard>
    </li>
  )
}

/** NOT-01: the event behind it; where its thing has a history, the whole of it. */
function Why({ notice }: { readonly notice: NotificationView }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const { why, history } = useNoticeLook()(notice)
  return (
    <details className={classes.why} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('notifications.why')}</summary>
      <div className={classes.because}>
        <p>
          {t(`notifications.why_${why}`)} {t('notifications.why_when', { date: format.dateTime(notice.created_at) })}
        </p>
        {open && history !== undefined && (
          <Timeline {...history(notice.data)} title={t('notifications.history')} headed={false} />
        )}
        <p>
          <Button look="arrow" to={path('settings.section', { section: 'notifications' })}>
            {t('notifications.change')}
          </Button>
        </p>
      </div>
    </details>
  )
}
