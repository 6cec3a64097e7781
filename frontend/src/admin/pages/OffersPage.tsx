import { SUBJECTS } from '@kredka/contracts/data/subjects'
import { exportOffers } from '@kredka/contracts/offers/endpoints'
import { LISTED_OFFER_STATES, OFFER_LIST_SORTS } from '@kredka/contracts/offers/states'
import type { AdminOfferView } from '@kredka/contracts/offers/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { CsvButton } from '../../back-office/CsvButton.tsx'
import { PersonLink } from '../../back-office/PersonLink.tsx'
import { SearchedTable } from '../../back-office/SearchedTable.tsx'
import { useSearchedTable } from '../../back-office/useSearchedTable.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import type { Column } from '../../ui/Table.tsx'
import { allOffers } from '../resources.ts'
import { LISTED_OFFER_KINDS } from '../state-kinds.ts'

const FILTERS = { state: LISTED_OFFER_STATES, subject: SUBJECTS.map(({ id }) => id) } as const

/** Offers of all tutors, in every state; each leads to its page, where it can be taken down (ADM-02). */
export function OffersPage() {
  const t = useText()
  const words = useWords()
  const table = useSearchedTable({ filters: FILTERS, sorts: OFFER_LIST_SORTS, typedMax: 100 })
  const found = useResource(allOffers, table.query)
  return (
    <Stack space={4}>
      <PageHeader
        title={t('admin_nav.offers')}
        actions={<CsvButton endpoint={exportOffers} query={table.wholeQuery} />}
      />
      <SearchedTable
        table={table}
        found={found}
        label={t('admin_nav.offers')}
        searchLabel={t('admin.search_all_offers')}
        filters={{
          state: {
            label: t('back_office.state'),
            all: t('back_office.every_state'),
            word: (value) => t(`admin.offer_listed_${value}`),
          },
          subject: { label: t('offers.subject'), all: t('admin.every_subject'), word: words.subject },
        }}
        columns={useColumns()}
        keyOf={({ id }) => id}
      />
    </Stack>
  )
}

function useColumns(): readonly Column<AdminOfferView>[] {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const words = useWords()
  return [
    {
      key: 'title',
      label: t('admin.offer'),
      sortable: true,
      cell: ({ id, title }) => <Link to={path('admin.offer', { id })}>{title === '' ? id : title}</Link>,
    },
    { key: 'teacher', label: t('back_office.teacher'), cell: ({ teacher }) => <PersonLink person={teacher} /> },
    { key: 'subject', label: t('offers.subject'), cell: ({ subject_id }) => words.subject(subject_id) },
    {
      key: 'state',
      label: t('back_office.state'),
      sortable: true,
      cell: ({ state }) => (
        <StatusLabel kind={LISTED_OFFER_KINDS[state]}>{t(`admin.offer_listed_${state}`)}</StatusLabel>
      ),
    },
    {
      key: 'amount',
      label: t('back_office.amount'),
      sortable: true,
      numeric: true,
      cell: ({ amount, currency }) => format.money(amount, currency),
    },
    {
      key: 'views',
      label: t('admin.offer_views'),
      sortable: true,
      numeric: true,
      cell: ({ views }) => format.number(views),
    },
    {
      key: 'added_at',
      label: t('admin.offer_added_at'),
      sortable: true,
      oneLine: true,
      cell: ({ added_at }) => format.date(added_at),
    },
    {
      key: 'changed_at',
      label: t('admin.offer_changed_at'),
      sortable: true,
      oneLine: true,
      cell: ({ changed_at }) => format.dateTime(changed_at),
    },
  ]
}

export { OffersPage as Page }
