import { withdrawAnnouncement } from '@kredka/contracts/community/endpoints'
import { ANNOUNCEMENT_STATES, type AnnouncementState } from '@kredka/contracts/community/rules'
import type { AnnouncementDraftView, AnnouncementRowView } from '@kredka/contracts/community/views'
import { Link } from 'react-router'
import { usePath } from '../../../app/routing/usePath.ts'
import { useResource } from '../../../app/store/resource.ts'
import { ReasonAction } from '../../../back-office/ReasonAction.tsx'
import { SearchedTable } from '../../../back-office/SearchedTable.tsx'
import { useSearchedTable } from '../../../back-office/useSearchedTable.ts'
import { useTable } from '../../../back-office/useTable.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ResourceView } from '../../../ui/ResourceView.tsx'
import { type StatusKind, StatusLabel } from '../../../ui/StatusLabel.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { useOwnLanguage } from '../../useOwnLanguage.ts'
import { AnnouncementEditor } from '../components/AnnouncementEditor.tsx'
import { announcementDraft, foundAnnouncements } from '../resources.ts'

const ANNOUNCEMENT_KINDS: Readonly<Record<AnnouncementState, StatusKind>> = {
  absent: 'inactive',
  draft: 'new',
  published: 'done',
  withdrawn: 'inactive',
}

const NEW = 'new'
const SORTS = ['-written_at', 'written_at', 'title', '-title', 'state', '-state'] as const

/** Announcements of the site; the one in the address is open for writing (BRD-01, ADM-02). */
export function AnnouncementsPage() {
  const { params } = useTable()
  const asked = params.get('announcement')
  if (asked === null) return <AnnouncementList />
  return asked === NEW ? <NewAnnouncement /> : <OneAnnouncement key={asked} id={asked} />
}

function AnnouncementList() {
  const t = useText()
  const table = useSearchedTable({ filters: { state: ANNOUNCEMENT_STATES }, sorts: SORTS, typedMax: 100 })
  const found = useResource(foundAnnouncements, table.query)
  const columns = useColumns()
  const write = (
    <Button look="primary" icon="plus" to={`?announcement=${NEW}`}>
      {t('community.new_announcement')}
    </Button>
  )
  return (
    <Stack space={4}>
      <PageHeader title={t('community.announcements')} actions={write} />
      <SearchedTable
        table={table}
        found={found}
        label={t('community.announcements')}
        searchLabel={t('community.search_announcements')}
        filters={{
          state: {
            label: t('community.state'),
            all: t('community.every_state'),
            word: (value) => t(`community.announcement_${value}`),
          },
        }}
        columns={columns}
        keyOf={({ id }) => id}
        none="community.write_first"
        noneAction={write}
      />
    </Stack>
  )
}

function useColumns(): readonly Column<AnnouncementRowView>[] {
  const t = useText()
  const format = useFormat()
  const words = useOwnLanguage()
  return [
    {
      key: 'title',
      label: t('community.title'),
      sortable: true,
      cell: ({ id, title }) => <Link to={`?announcement=${id}`}>{words(title)}</Link>,
    },
    {
      key: 'state',
      label: t('community.state'),
      sortable: true,
      cell: ({ state }) => (
        <StatusLabel kind={ANNOUNCEMENT_KINDS[state]}>{t(`community.announcement_${state}`)}</StatusLabel>
      ),
    },
    { key: 'pinned', label: t('community.pinned'), cell: ({ pinned }) => (pinned ? t('community.yes') : '') },
    {
      key: 'written_at',
      label: t('community.written_at'),
      sortable: true,
      oneLine: true,
      cell: ({ written_at }) => format.dateTime(written_at),
    },
    {
      key: 'published_at',
      label: t('community.published_at'),
      oneLine: true,
      cell: ({ published_at }) => (published_at === null ? '' : format.dateTime(published_at)),
    },
    { key: 'reason', label: t('community.withdrawn_why'), cell: ({ reason }) => reason ?? '' },
  ]
}

function NewAnnouncement() {
  const t = useText()
  const path = usePath()
  const { change } = useTable()
  const title = t('community.new_announcement')
  return (
    <Stack space={4}>
      <PageHeader
        crumbs={[{ label: t('community.announcements'), to: path('admin.announcements') }, { label: title }]}
        title={title}
      />
      <AnnouncementEditor announcement={null} onSaved={(id) => change({ announcement: id }, true)} />
    </Stack>
  )
}

function OneAnnouncement({ id }: { readonly id: string }) {
  const draft = useResource(announcementDraft, { id })
  return (
    <ResourceView of={draft}>
      {(announcement) => <Opened announcement={announcement} onChanged={draft.refresh} />}
    </ResourceView>
  )
}

interface OpenedProps {
  readonly announcement: AnnouncementDraftView
  readonly onChanged: () => void
}

function Opened({ announcement, onChanged }: OpenedProps) {
  const t = useText()
  const path = usePath()
  const { id, title, state, reason } = announcement
  return (
    <Stack space={4}>
      <PageHeader
        crumbs={[{ label: t('community.announcements'), to: path('admin.announcements') }, { label: title.pl }]}
        title={title.pl}
        about={
          <Stack space={2}>
            <div>
              <StatusLabel kind={ANNOUNCEMENT_KINDS[state]}>{t(`community.announcement_${state}`)}</StatusLabel>
            </div>
            {state === 'withdrawn' && reason !== null && <p>{t('community.withdrawn_because', { reason })}</p>}
          </Stack>
        }
        actions={
          <ReasonAction
            endpoint={withdrawAnnouncement}
            ready={['community.ready_outdated', 'community.ready_wrong', 'community.ready_early']}
            input={(why) => ({ id, reason: why })}
            isOffered={state === 'published'}
            label="community.withdraw"
            title="community.withdraw_announcement"
            about="community.withdraw_announcement_about"
            success="community.withdrawn"
            danger
            onDone={onChanged}
          />
        }
      />
      <AnnouncementEditor announcement={announcement} onSaved={onChanged} />
    </Stack>
  )
}

export { AnnouncementsPage as Page }
