import { exportStaffLog } from '@kredka/contracts/audit/endpoints'
import type { StaffActView } from '@kredka/contracts/audit/log-views'
import { isBriefText, STAFF_LOG_KINDS } from '@kredka/contracts/audit/rules'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { AdminTable } from '../../back-office/AdminTable.tsx'
import { CsvButton } from '../../back-office/CsvButton.tsx'
import { FilterBy } from '../../back-office/FilterBy.tsx'
import { FoundRows } from '../../back-office/FoundRows.tsx'
import { SearchBox } from '../../back-office/SearchBox.tsx'
import { TableTools } from '../../back-office/TableTools.tsx'
import { useTable } from '../../back-office/useTable.ts'
import { useText } from '../../i18n/useText.ts'
import { useZone } from '../../i18n/useZone.ts'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Column } from '../../ui/Table.tsx'
import { spanOf } from './days.ts'
import { EventName, EventTime, StreamLink } from './EventCells.tsx'
import { wordsOfEvent } from './happened.ts'
import { LinkedChips, valuesOf } from './Linked.tsx'
import { staffLog } from './resources.ts'
import { Span } from './Span.tsx'
import { findUndo } from './undo.ts'

/** What links narrow the log to. */
const LINKED = ['admin', 'person', 'type'] as const

/** Everything that staff did, and what private data they read and why (ADM-03). */
export function StaffLogPage() {
  const t = useText()
  const zone = useZone()
  const { params, page, q, one, change } = useTable()
  const kind = one('kind', STAFF_LOG_KINDS)
  const typed = q.trim()
  const narrowed = {
    ...(typed === '' ? {} : { q: typed }),
    ...(kind === undefined ? {} : { kind }),
    ...valuesOf(params, LINKED),
    ...spanOf(params.get('from') ?? '', params.get('until') ?? '', zone),
  }
  const found = useResource(staffLog, { page, ...narrowed })
  const columns = useColumns()
  return (
    <Stack space={4}>
      <PageHeader
        title={t('audit_admin.staff_log')}
        about={t('audit_admin.staff_log_about')}
        actions={<CsvButton endpoint={exportStaffLog} query={narrowed} />}
      />
      <TableTools>
        <SearchBox label={t('audit_admin.search_staff')} value={q} onSearch={(text) => change({ q: text }, true)} />
        <FilterBy
          name="kind"
          label={t('audit_admin.kind')}
          all={t('audit_admin.all_kinds')}
          values={STAFF_LOG_KINDS}
          word={(value) => t(`audit_admin.kind_${value}`)}
        />
      </TableTools>
      {typed !== '' && isBriefText(typed) && <Notice>{t('audit_admin.brief_text')}</Notice>}
      <Span />
      <Row space={3}>
        <LinkedChips names={LINKED} />
      </Row>
      <FoundRows found={found} empty={<EmptyState picture="nothing_found">{t('back_office.no_matches')}</EmptyState>}>
        {(rows) => (
          <AdminTable label={t('audit_admin.staff_log')} columns={columns} rows={rows} keyOf={({ id }) => id} />
        )}
      </FoundRows>
    </Stack>
  )
}

/** A sentence, and the event that it tells of. */
function Did({ event }: { readonly event: StaffActView }) {
  const t = useText()
  const words = wordsOfEvent(event.type)
  return (
    <Stack space={1}>
      {words !== undefined && <strong>{t(words)}</strong>}
      <EventName event={event} />
    </Stack>
  )
}

function useColumns(): readonly Column<StaffActView>[] {
  const t = useText()
  const path = usePath()
  return [
    { key: 'at', label: t('back_office.when'), cell: ({ at }) => <EventTime at={at} /> },
    {
      key: 'who',
      label: t('back_office.who'),
      cell: ({ actor, actor_name }) => (
        <Link to={`${path('admin.staff-log')}?admin=${actor.slice(actor.indexOf(':') + 1)}`}>{actor_name}</Link>
      ),
    },
    { key: 'what', label: t('back_office.what'), cell: (event) => <Did event={event} /> },
    { key: 'stream', label: t('audit_admin.stream'), cell: ({ stream }) => <StreamLink stream={stream} /> },
    { key: 'why', label: t('back_office.reason'), cell: ({ reason }) => reason ?? '' },
    {
      key: 'undo',
      label: t('audit_admin.undo'),
      cell: (event) => {
        const undo = findUndo(event, path)
        return undo && <Link to={undo.to}>{t(undo.text)}</Link>
      },
    },
  ]
}

export { StaffLogPage as Page }
