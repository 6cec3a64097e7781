import type { AnnouncementState } from '@kredka/contracts/community/rules'
import type { AnnouncementRowView } from '@kredka/contracts/community/views'
import { Link } from 'react-router'
import { AdminTable } from '../../../back-office/AdminTable.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { type StatusKind, StatusLabel } from '../../../ui/StatusLabel.tsx'
import type { Column, Sort } from '../../../ui/Table.tsx'
import { useOwnLanguage } from '../../useOwnLanguage.ts'

export const ANNOUNCEMENT_KINDS: Readonly<Record<AnnouncementState, StatusKind>> = {
  absent: 'inactive',
  draft: 'new',
  published: 'done',
  withdrawn: 'inactive',
}

interface Props {
  readonly rows: readonly AnnouncementRowView[]
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
}

export function AnnouncementTable({ rows, sort, onSort }: Props) {
  const t = useText()
  const format = useFormat()
  const words = useOwnLanguage()
  const columns: readonly Column<AnnouncementRowView>[] = [
    {
      key: 'title',
      label: t('community.title'),
      sortable: true,
      cell: ({ id, title }) => <Link to={`?announcement=${id}`}>{words(title)}</Link>,
    },
    {
      key: 'state',
      label: t('community.state'),
      cell: ({ state }) => (
        <StatusLabel kind={ANNOUNCEMENT_KINDS[state]}>{t(`community.announcement_${state}`)}</StatusLabel>
      ),
    },
    { key: 'pinned', label: t('community.pinned'), cell: ({ pinned }) => (pinned ? t('community.yes') : '') },
    {
      key: 'written_at',
      label: t('community.written_at'),
      sortable: true,
      cell: ({ written_at }) => format.dateTime(written_at),
    },
    {
      key: 'published_at',
      label: t('community.published_at'),
      cell: ({ published_at }) => (published_at === null ? '' : format.dateTime(published_at)),
    },
    { key: 'reason', label: t('community.withdrawn_why'), cell: ({ reason }) => reason ?? '' },
  ]
  return (
    <AdminTable
      label={t('community.announcements')}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      sort={sort}
      onSort={onSort}
    />
  )
}
