import type { OfferRequestView } from '@kredka/contracts/offers/views'
import { useFormat } from '../../app/i18n/useFormat.ts'
import { useText } from '../../app/i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import type { Column } from '../../ui/Table.tsx'
import { AdminTable } from './AdminTable.tsx'
import { Who } from './Who.tsx'

type Decision = OfferRequestView['history'][number]

/** What happened to the offer so far, the newest first. */
export function Decisions({ history }: { readonly history: readonly Decision[] }) {
  const t = useText()
  const format = useFormat()
  const columns: readonly Column<Decision>[] = [
    { key: 'at', label: t('admin.when'), cell: ({ at }) => format.dateTime(at) },
    { key: 'what', label: t('admin.what'), cell: ({ what }) => t(`admin.decision_${what}`) },
    { key: 'who', label: t('admin.who'), cell: ({ actor }) => <Who actor={actor} /> },
    { key: 'version', label: t('admin.version_column'), numeric: true, cell: ({ version }) => version },
    { key: 'reason', label: t('admin.reason'), cell: ({ reason }) => reason ?? '' },
  ]
  return (
    <Stack space={3}>
      <h2>{t('admin.history')}</h2>
      <AdminTable
        label={t('admin.history')}
        columns={columns}
        rows={history}
        keyOf={({ at, what }) => `${at} ${what}`}
      />
    </Stack>
  )
}
