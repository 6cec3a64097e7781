import type { StreamKindView } from '@kredka/contracts/audit/log-views'
import { ACTOR_KINDS } from '@kredka/contracts/audit/rules'
import { useState } from 'react'
import { useResource } from '../../app/store/resource.ts'
import { AdminTable } from '../../back-office/AdminTable.tsx'
import { FilterBy } from '../../back-office/FilterBy.tsx'
import { FoundRows } from '../../back-office/FoundRows.tsx'
import { SearchBox } from '../../back-office/SearchBox.tsx'
import { TableTools } from '../../back-office/TableTools.tsx'
import { usePolling } from '../../back-office/usePolling.ts'
import { useTable } from '../../back-office/useTable.ts'
import { useText } from '../../i18n/useText.ts'
import { useZone } from '../../i18n/useZone.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { spanOf } from './days.ts'
import { useEventColumns } from './EventCells.tsx'
import { wordsOfEvent } from './happened.ts'
import { LinkedChips, valuesOf } from './Linked.tsx'
import { events, streamKinds } from './resources.ts'
import { Span } from './Span.tsx'
import { wordsOfStream } from './stream-words.ts'

const EVERY_MS = 3_000
/** What links narrow the log to. */
const LINKED = ['stream', 'actor', 'person', 'correlation'] as const

/** The log, narrowed in any way, and live at its head (ADM-03). */
export function EventsPage() {
  const t = useText()
  const zone = useZone()
  const { params, page, q, one, change } = useTable()
  const kinds = useResource(streamKinds, {}).data ?? []
  const [isLive, setLive] = useState(true)
  const typed = q.trim()
  const by = one('by', ACTOR_KINDS)
  const found = useResource(events, {
    page,
    ...(typed === '' ? {} : { q: typed }),
    ...(by === undefined ? {} : { by }),
    ...valuesOf(params, [...LINKED, 'category', 'type']),
    ...spanOf(params.get('from') ?? '', params.get('until') ?? '', zone),
  })
  usePolling(found.refresh, isLive && page === 1 ? EVERY_MS : null)
  const columns = useEventColumns()
  return (
    <Stack space={4}>
      <PageHeader title={t('audit_admin.events')} about={t('audit_admin.events_about')} />
      <TableTools>
        <SearchBox label={t('audit_admin.search')} value={q} onSearch={(text) => change({ q: text }, true)} />
        <KindFilters kinds={kinds} />
        <FilterBy
          name="by"
          label={t('back_office.who')}
          all={t('audit_admin.anybody')}
          values={ACTOR_KINDS}
          word={(kind) => t(`audit_admin.by_${kind}`)}
        />
      </TableTools>
      <Span />
      <Row space={3}>
        <Checkbox checked={isLive} onChange={setLive}>
          {t('audit_admin.live')}
        </Checkbox>
        <LinkedChips names={LINKED} />
      </Row>
      <FoundRows found={found} empty={<EmptyState picture="nothing_found">{t('back_office.no_matches')}</EmptyState>}>
        {(rows) => (
          <AdminTable
            label={t('audit_admin.events')}
            columns={columns}
            rows={rows}
            keyOf={({ stream, type, revision }) => `${stream} ${revision} ${type}`}
          />
        )}
      </FoundRows>
    </Stack>
  )
}

/** Kinds of streams, and types of the events that they (or all) hold. */
function KindFilters({ kinds }: { readonly kinds: readonly StreamKindView[] }) {
  const t = useText()
  const { params } = useTable()
  const category = params.get('category')
  const types = kinds.filter((kind) => category === null || kind.category === category).flatMap((kind) => kind.types)
  return (
    <>
      <FilterBy
        name="category"
        label={t('audit_admin.category')}
        all={t('audit_admin.all_categories')}
        values={kinds.map((kind) => kind.category).toSorted()}
        word={(category) => {
          const words = wordsOfStream(category)
          return words === undefined ? category : `${t(words)} (${category})`
        }}
      />
      <FilterBy
        name="type"
        label={t('audit_admin.type')}
        all={t('audit_admin.all_types')}
        values={[...new Set(types)].toSorted()}
        word={(type) => {
          const words = wordsOfEvent(type)
          return words === undefined ? type : `${t(words)} (${type})`
        }}
      />
    </>
  )
}

export { EventsPage as Page }
