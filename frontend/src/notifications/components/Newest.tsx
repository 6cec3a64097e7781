import { linkOf } from '@kredka/contracts/notifications/links'
import { useNoticeLook } from '../../app/notices.ts'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useNow } from '../../i18n/useNow.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { NotificationCard } from '../../ui/NotificationCard.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { notices } from '../resources.ts'
import { useNoticeWords } from '../useNoticeWords.ts'
import { useSeeing } from '../useSeeing.ts'
import classes from './bell.module.css'

interface Props {
  readonly size: number
  /** Somebody follows one. */
  readonly onGone: () => void
}

/** What the bell opens. Looking at it marks nothing: following one does, and so does the button. */
export function Newest({ size, onGone }: Props) {
  const t = useText()
  const now = useNow()
  const language = useLanguage()
  const wordsOf = useNoticeWords()
  const lookOf = useNoticeLook()
  const read = useResource(notices, { page_size: size })
  const { one, all } = useSeeing(read.refresh)
  return (
    <ResourceView of={read}>
      {(rows) =>
        rows.length === 0 ? (
          <p className={classes.none}>{t('notifications.none')}</p>
        ) : (
          <>
            <ul className={classes.list}>
              {rows.map((notice) => (
                <li key={notice.id}>
                  <NotificationCard
                    kind={lookOf(notice).kind}
                    icon={lookOf(notice).icon}
                    {...wordsOf(notice)}
                    createdAt={notice.created_at}
                    seen={notice.seen}
                    to={linkOf(notice, language)}
                    now={now}
                    onOpen={() => {
                      if (!notice.seen) one.send({ id: notice.id })
                      onGone()
                    }}
                  />
                </li>
              ))}
            </ul>
            {rows.some(({ seen }) => !seen) && (
              <Button
                look="quiet"
                size="small"
                icon="check"
                loading={all.status === 'sending'}
                onClick={() => all.send(rows[0] === undefined ? {} : { up_to: rows[0].id })}
              >
                {t('notifications.see_all')}
              </Button>
            )}
          </>
        )
      }
    </ResourceView>
  )
}
