import { withdrawAnnouncement } from '@kredka/contracts/community/endpoints'
import { ANNOUNCEMENT_STATES, REASON_MAX } from '@kredka/contracts/community/rules'
import type { AnnouncementDraftView } from '@kredka/contracts/community/views'
import { useState } from 'react'
import { usePath } from '../../../app/routing/usePath.ts'
import { useCommand } from '../../../app/store/command.ts'
import { useResource } from '../../../app/store/resource.ts'
import { FilterBy } from '../../../back-office/FilterBy.tsx'
import { FoundRows } from '../../../back-office/FoundRows.tsx'
import { SearchBox } from '../../../back-office/SearchBox.tsx'
import { TableTools } from '../../../back-office/TableTools.tsx'
import { orderOf, sortOf, useTable } from '../../../back-office/useTable.ts'
import { useText } from '../../../i18n/useText.ts'
import { ifOvertaken } from '../../../kernel/errors.ts'
import { Button } from '../../../ui/Button.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ResourceView } from '../../../ui/ResourceView.tsx'
import { StatusLabel } from '../../../ui/StatusLabel.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { AnnouncementEditor } from '../components/AnnouncementEditor.tsx'
import { ANNOUNCEMENT_KINDS, AnnouncementTable } from '../components/AnnouncementTable.tsx'
import { announcementDraft, foundAnnouncements } from '../resources.ts'

const NEW = 'new'
const SORTS = ['-written_at', 'written_at', 'title', '-title'] as const

/** Announcements of the house; the one in the address is open for writing (BRD-01, ADM-02). */
export function AnnouncementsPage() {
  const { params } = useTable()
  const asked = params.get('announcement')
  if (asked === null) return <AnnouncementList />
  return asked === NEW ? <NewAnnouncement /> : <OneAnnouncement key={asked} id={asked} />
}

function AnnouncementList() {
  const t = useText()
  const { page, q, one, change } = useTable()
  const state = one('state', ANNOUNCEMENT_STATES)
  const sort = one('sort', SORTS) ?? SORTS[0]
  const typed = q.trim().slice(0, 100)
  const found = useResource(foundAnnouncements, {
    sort,
    page,
    ...(state === undefined ? {} : { state }),
    ...(typed === '' ? {} : { q: typed }),
  })
  const narrowed = typed !== '' || state !== undefined
  const write = (
    <Button look="primary" icon="plus" to={`?announcement=${NEW}`}>
      {t('community.new_announcement')}
    </Button>
  )
  return (
    <Stack space={4}>
      <PageHeader title={t('community.announcements')} actions={write} />
      <TableTools>
        <SearchBox
          label={t('community.search_announcements')}
          value={q}
          onSearch={(text) => change({ q: text }, true)}
        />
        <FilterBy
          name="state"
          label={t('community.state')}
          all={t('community.every_state')}
          values={ANNOUNCEMENT_STATES}
          word={(value) => t(`community.announcement_${value}`)}
        />
      </TableTools>
      <FoundRows
        found={found}
        empty={
          <EmptyState picture={narrowed ? 'nothing_found' : 'empty'} action={narrowed ? undefined : write}>
            {t(narrowed ? 'back_office.no_matches' : 'community.write_first')}
          </EmptyState>
        }
      >
        {(rows) => (
          <AnnouncementTable
            rows={rows}
            sort={sortOf(sort)}
            onSort={(by) => change({ sort: orderOf(by) === SORTS[0] ? null : orderOf(by) })}
          />
        )}
      </FoundRows>
    </Stack>
  )
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
  const [withdrawing, setWithdrawing] = useState(false)
  const settled = () => {
    setWithdrawing(false)
    onChanged()
  }
  const withdraw = useCommand(withdrawAnnouncement, {
    success: 'community.withdrawn',
    done: settled,
    failed: ifOvertaken(settled),
  })
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
          state === 'published' ? (
            <Button look="danger" onClick={() => setWithdrawing(true)}>
              {t('community.withdraw')}
            </Button>
          ) : undefined
        }
      />
      <AnnouncementEditor announcement={announcement} onSaved={onChanged} />
      <ConfirmDialog
        opened={withdrawing}
        onClose={() => setWithdrawing(false)}
        onConfirm={(why) => withdraw.send({ id, reason: why })}
        title={t('community.withdraw_announcement')}
        confirm={t('community.withdraw')}
        danger
        busy={withdraw.status === 'sending'}
        reason={{ label: t('community.reason'), hint: t('back_office.reason_hint'), max: REASON_MAX, required: true }}
      >
        <p>{t('community.withdraw_announcement_about')}</p>
      </ConfirmDialog>
    </Stack>
  )
}

export { AnnouncementsPage as Page }
