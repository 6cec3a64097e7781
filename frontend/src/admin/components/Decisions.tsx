import type { OfferRequestView } from '@kredka/contracts/offers/views'
import { useFormat } from '../../app/i18n/useFormat.ts'
import { useText } from '../../app/i18n/useText.ts'
import { type Column, Table } from '../../ui/Table.tsx'

type Decision = OfferRequestView['history'][number]

/** What happened to the offer so far, the newest first. */
export function Decisions({ history }: { readonly history: readonly Decision[] }) {
  const t = useText()
  const format = useFormat()
  const columns: readonly Column<Decision>[] = [
    { key: 'at', label: t('admin.when'), cell: ({ at }) => format.dateTime(at) },
    { key: 'what', label: t('admin.what'), cell: ({ what }) => t(`admin.decision_${what}`) },
    { key: 'version', label: t('admin.version_column'), numeric: true, cell: ({ version }) => version },
    { key: 'reason', label: t('admin.reason'), cell: ({ reason }) => reason ?? '' },
  ]
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('admin.history')}</h2>
      <Table
        dense
        label={t('admin.history')}
        columns={columns}
        rows={history}
        keyOf={({ at, what }) => `${at} ${what}`}
      />
    </section>
  )
}
