import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { announcements } from '../resources.ts'
import { usePage } from '../usePage.ts'
import { AnnouncementCard } from './AnnouncementCard.tsx'

const A_PAGE = 5

/** Announcements of the site: pinned ones first, then the newest. */
export function Announcements() {
  const t = useText()
  const [page, goTo] = usePage('page')
  const read = useResource(announcements, { page, page_size: A_PAGE })
  return (
    <section aria-labelledby="announcements">
      <Stack>
        <h2 id="announcements">{t('community.announcements')}</h2>
        <ResourceView of={read}>
          {(rows, busy) =>
            rows.length === 0 && page === 1 ? (
              <EmptyState title={t('community.no_announcements')}>
                <p>{t('community.no_announcements_about')}</p>
              </EmptyState>
            ) : (
              <PagedList page={page} hasNextPage={read.meta?.has_next_page ?? false} busy={busy} onPage={goTo}>
                <Stack>
                  {rows.map((announcement) => (
                    <AnnouncementCard key={announcement.id} announcement={announcement} />
                  ))}
                </Stack>
              </PagedList>
            )
          }
        </ResourceView>
      </Stack>
    </section>
  )
}
