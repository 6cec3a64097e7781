import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useNow } from '../../i18n/useNow.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { NoticeItem } from '../components/NoticeItem.tsx'
import classes from '../components/notice-list.module.css'
import { notices } from '../resources.ts'
import { useListAddress } from '../useListAddress.ts'
import { useSeeing } from '../useSeeing.ts'
import { useUnseenCount } from '../useUnseenCount.ts'

/** NOT-01: what has happened that concerns the person, newest first. */
export function NotificationsPage() {
  const t = useText()
  const now = useNow()
  const { show, page, choose, goTo } = useListAddress()
  const unseen = useUnseenCount()
  const read = useResource(notices, { page, ...(show === 'unseen' ? { unseen: true } : {}) })
  const { one, all } = useSeeing(read.refresh)
  const newest = page === 1 ? read.data?.[0] : undefined
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('menu.notifications')}
        about={t('notifications.page_about')}
        actions={
          unseen > 0 && (
            <Button
              icon="check"
              loading={all.status === 'sending'}
              onClick={() => all.send(newest === undefined ? {} : { up_to: newest.id })}
            >
              {t('notifications.see_all')}
            </Button>
          )
        }
      />
      <Tabs
        label={t('notifications.filter')}
        tabs={[
          { value: 'all', label: t('notifications.all') },
          { value: 'unseen', label: t('notifications.unseen'), ...(unseen > 0 ? { count: unseen } : {}) },
        ]}
        value={show}
        onChange={choose}
      >
        <ResourceView of={read}>
          {(rows, busy) =>
            rows.length === 0 && page === 1 ? (
              <Nothing unseen={show === 'unseen'} />
            ) : (
              <PagedList page={page} hasNextPage={read.meta?.has_next_page ?? false} busy={busy} onPage={goTo}>
                <ul className={classes.list}>
                  {rows.map((notice) => (
                    <NoticeItem key={notice.id} notice={notice} now={now} onSeen={(id) => one.send({ id })} />
                  ))}
                </ul>
              </PagedList>
            )
          }
        </ResourceView>
      </Tabs>
    </div>
  )
}

function Nothing({ unseen }: { readonly unseen: boolean }) {
  const t = useText()
  const path = usePath()
  return (
    <EmptyState
      title={t(unseen ? 'notifications.none_unseen' : 'notifications.none')}
      action={<Button to={path('dashboard')}>{t('shell.to_dashboard')}</Button>}
    >
      <p>{t(unseen ? 'notifications.none_unseen_about' : 'notifications.about')}</p>
    </EmptyState>
  )
}

export { NotificationsPage as Page }
